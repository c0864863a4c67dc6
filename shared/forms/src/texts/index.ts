import type { LanguageCode } from '@shuttle/contracts'
import { texts as en } from './en'
import { texts as zhCn } from './zh-cn'
import { type FormTexts, texts as zhHk } from './zh-hk'

export type { FormTexts }

/** Texts of every form by language. They come with the form, so a page without one does not carry them. */
export const formTexts: Readonly<Record<LanguageCode, FormTexts>> = { 'zh-cn': zhCn, 'zh-hk': zhHk, en }
