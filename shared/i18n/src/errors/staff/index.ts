import type { LanguageCode, StaffErrorCode } from '@shuttle/contracts'
import { staffErrors as en } from './en'
import { staffErrors as zhCn } from './zh-cn'
import { staffErrors as zhHk } from './zh-hk'

/** The back-office sentences in every language, for the service. A staff page loads those of its own language. */
export const staffErrorTexts: Readonly<Record<LanguageCode, Readonly<Record<StaffErrorCode, string>>>> = {
  'zh-hk': zhHk,
  'zh-cn': zhCn,
  en,
}
