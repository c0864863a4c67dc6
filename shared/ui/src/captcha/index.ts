export type { CaptchaSource } from './captcha-source'
export type { CaptchaTexts } from './captcha-texts'
export { PictureCaptcha, type PictureCaptchaProps } from './picture-captcha'
