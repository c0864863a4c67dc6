import { createLazyTexts } from '@shuttle/i18n'
import { texts as en } from './concession/en'
import { texts as zhCn } from './concession/zh-cn'
import { texts as zhHk } from './concession/zh-hk'

/** Texts of the reminder of discounted tickets, which is loaded when it is first shown. */
export const useConcessionTexts = createLazyTexts<typeof zhHk>('mf-purchase/concession', {
  'zh-hk': zhHk,
  'zh-cn': zhCn,
  en,
})
