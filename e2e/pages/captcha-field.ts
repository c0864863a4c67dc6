import type { Page } from '@playwright/test'
import type { LanguageCode } from '@shuttle/contracts'

const TEXTS = {
  en: {
    picture: /Captcha picture/,
    label: 'Captcha',
    another: 'Another picture',
    listen: 'Listen instead',
    frame: 'Slide to verify',
    knob: 'Slide to the right to verify',
    verified: 'Verified',
    title: 'Security check',
    fillIn: 'please fill in captcha',
    slide: 'please slide to verify',
    wrong: /The captcha is incorrect or expired/,
  },
  'zh-hk': {
    picture: /驗證碼圖片/,
    label: '驗證碼',
    another: '換一張',
    listen: '語音播放',
    frame: '滑動驗證',
    knob: '請按住滑塊，拖到最右邊',
    verified: '驗證通過',
    title: '安全驗證',
    fillIn: '請輸入圖片驗證碼',
    slide: '請滑動驗證',
    wrong: /驗證碼不正確或已過期/,
  },
  'zh-cn': {
    picture: /验证码图片/,
    label: '验证码',
    another: '换一张',
    listen: '语音播报',
    frame: '滑动验证',
    knob: '请按住滑块，拖动到最右边',
    verified: '验证通过',
    title: '安全验证',
    fillIn: '请输入图片验证码',
    slide: '请滑动验证',
    wrong: /验证码不正确或已过期/,
  },
} as const

export const captchaField = (page: Page, language: LanguageCode = 'en') => {
  const texts = TEXTS[language]
  const frame = page.frameLocator(`iframe[title="${texts.frame}"]`)
  return {
    texts,
    heading: page.getByRole('heading', { name: texts.title }),
    picture: page.getByRole('img', { name: texts.picture }),
    digits: page.getByRole('textbox', { name: texts.label }),
    another: page.getByRole('button', { name: texts.another }),
    listen: page.getByRole('button', { name: texts.listen }),
    knob: frame.getByRole('slider', { name: texts.knob }),
    verified: frame.getByText(texts.verified, { exact: true }),
    slideFrame: page.locator(`iframe[title="${texts.frame}"]`),
    error: (text: string | RegExp) => page.getByRole('main').getByText(text),
  }
}
