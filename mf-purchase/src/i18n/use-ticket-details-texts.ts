import type { TextKey } from '@shuttle/i18n'
import { createPurchaseTexts } from './create-purchase-texts'
import { texts as en } from './ticket-details/en'
import { texts as zhCn } from './ticket-details/zh-cn'
import { texts as zhHk } from './ticket-details/zh-hk'
import type { texts as homeTexts } from './zh-hk'

export type TicketDetailsTextKey = TextKey<typeof zhHk & typeof homeTexts>

export const useTicketDetailsTexts = createPurchaseTexts('ticket-details', { 'zh-hk': zhHk, 'zh-cn': zhCn, en })
