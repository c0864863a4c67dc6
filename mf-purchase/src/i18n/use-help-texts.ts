import type { LanguageCode } from '@shuttle/contracts'
import type { HelpAnswers } from '../domain/help-topic'
import { createPurchaseTexts } from './create-purchase-texts'
import { texts as en, answers as enAnswers } from './help/en'
import { texts as zhCn, answers as zhCnAnswers } from './help/zh-cn'
import { texts as zhHk, answers as zhHkAnswers } from './help/zh-hk'

export const useHelpTexts = createPurchaseTexts('help', { 'zh-hk': zhHk, 'zh-cn': zhCn, en })

/** The answers in each language: what is typed may be in another one than that of the site. */
export const ANSWERS: Record<LanguageCode, HelpAnswers> = { 'zh-hk': zhHkAnswers, 'zh-cn': zhCnAnswers, en: enAnswers }
