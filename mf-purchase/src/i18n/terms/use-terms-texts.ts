import { createLazyTexts, type Translate } from '@shuttle/i18n'
import { texts as en } from './en'
import { texts as zhCn } from './zh-cn'
import { texts as zhHk } from './zh-hk'

export type TranslateTerms = Translate<typeof zhHk>

/** Texts around the numbers in the terms; the language is that of the document. */
export const useTermsTexts = createLazyTexts<typeof zhHk>('mf-purchase/terms', { 'zh-hk': zhHk, 'zh-cn': zhCn, en })
