import { texts as en } from './choice/en'
import { texts as zhCn } from './choice/zh-cn'
import { texts as zhHk } from './choice/zh-hk'
import { createOrdersTexts } from './create-orders-texts'

export const useChoiceTexts = createOrdersTexts('choice', { 'zh-hk': zhHk, 'zh-cn': zhCn, en })
