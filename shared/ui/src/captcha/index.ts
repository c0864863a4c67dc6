export type { CaptchaSource, CaptchaTexts } from './captcha-props'
export { PictureCaptcha, type PictureCaptchaProps } from './picture-captcha'
