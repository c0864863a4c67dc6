import { captchaPictureAddress } from './captcha-picture'

test('[P7.captcha.1] never the same address twice, and it says what for', () => {
  const [one, other] = [captchaPictureAddress('order', 1000), captchaPictureAddress('order', 1000)]
  expect(one).toMatch(/^\/api\/captcha\?t=\d+&for=order$/)
  expect(one).not.toBe(other)
})
