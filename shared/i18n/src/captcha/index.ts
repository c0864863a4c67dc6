import type { LanguageCode } from '@shuttle/contracts'
import type { SameShape } from '../create-use-texts'
import { captchaTexts as en } from './en'
import { captchaTexts as zhCn } from './zh-cn'
import { captchaTexts as zhHk } from './zh-hk'

/** What stands around a picture captcha, wherever it is asked for. Comes with the field, which few ever see. */
export const captchaTexts: Readonly<Record<LanguageCode, SameShape<typeof zhHk>>> = {
  'zh-cn': zhCn,
  'zh-hk': zhHk,
  en,
}
