import { createOrdersTexts } from './create-orders-texts'
import { texts as en } from './request/en'
import { texts as zhCn } from './request/zh-cn'
import { texts as zhHk } from './request/zh-hk'

export const useRequestTexts = createOrdersTexts('request', { 'zh-hk': zhHk, 'zh-cn': zhCn, en })
