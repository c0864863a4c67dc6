import { createOrdersTexts } from './create-orders-texts'
import { texts as en } from './refund/en'
import { texts as zhCn } from './refund/zh-cn'
import { texts as zhHk } from './refund/zh-hk'

export const useRefundTexts = createOrdersTexts('refund', { 'zh-hk': zhHk, 'zh-cn': zhCn, en })
