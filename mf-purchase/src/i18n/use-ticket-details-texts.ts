import { createLazyTexts, type TextKey } from '@shuttle/i18n'
import { texts as en } from './ticket-details/en'
import { texts as zhCn } from './ticket-details/zh-cn'
import { texts as zhHk } from './ticket-details/zh-hk'
import type { texts as homeTexts } from './zh-hk'

export type TicketDetailsTextKey = TextKey<typeof zhHk & typeof homeTexts>

/** Texts of the ticket details, plus those of home. Each chunk that uses them contains all three languages. */
export const useTicketDetailsTexts = createLazyTexts<typeof zhHk, typeof homeTexts>(
  'mf-purchase/ticket-details',
  { 'zh-hk': zhHk, 'zh-cn': zhCn, en },
  'mf-purchase',
)
