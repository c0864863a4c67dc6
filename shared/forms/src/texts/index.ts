import type { LanguageCode } from '@shuttle/contracts'
import { captchaTexts as captchaEn, texts as en } from './en'
import { captchaTexts as captchaZhCn, texts as zhCn } from './zh-cn'
import { type CaptchaTexts, captchaTexts as captchaZhHk, type FormTexts, texts as zhHk } from './zh-hk'

export type { FormTexts }

/** Texts of every form by language. They are in the form's chunk, so a page without one does not contain them. */
export const formTexts: Readonly<Record<LanguageCode, FormTexts>> = { 'zh-cn': zhCn, 'zh-hk': zhHk, en }

/** Texts of the picture with four digits. */
export const captchaTexts: Readonly<Record<LanguageCode, CaptchaTexts['captcha']>> = {
  'zh-cn': captchaZhCn.captcha,
  'zh-hk': captchaZhHk.captcha,
  en: captchaEn.captcha,
}
