import { createLazyTexts } from '@shuttle/i18n'
import { texts as en } from './captcha/en'
import { texts as zhCn } from './captcha/zh-cn'
import { texts as zhHk } from './captcha/zh-hk'
import type { texts as homeTexts } from './zh-hk'

/** Texts of the captcha, whose chunk is loaded when one is asked for, and those of home besides. */
export const useCaptchaTexts = createLazyTexts<typeof zhHk, typeof homeTexts>(
  'mf-purchase/captcha',
  { 'zh-hk': zhHk, 'zh-cn': zhCn, en },
  'mf-purchase',
)
