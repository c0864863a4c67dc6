import type { LanguageCode } from '@shuttle/contracts'
import { errorTexts as en } from './en'
import type { ErrorTexts } from './error-texts'
import { errorTexts as zhCn } from './zh-cn'
import { errorTexts as zhHk } from './zh-hk'

/** What a refusal says to a traveller, by language and code (decision "the wire" 15). */
export const errorTexts: Readonly<Record<LanguageCode, ErrorTexts>> = { 'zh-cn': zhCn, 'zh-hk': zhHk, en }
