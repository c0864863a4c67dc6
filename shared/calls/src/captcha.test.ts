import { captchaPictureAddress } from './captcha'

test('[P7.captcha.1] captchaPictureAddress never returns the same address twice, and names the action in it', () => {
  const [one, other] = [captchaPictureAddress('order', 1000), captchaPictureAddress('order', 1000)]
  expect(one).toMatch(/^\/api\/captcha\?t=\d+&for=order$/)
  expect(one).not.toBe(other)
})
