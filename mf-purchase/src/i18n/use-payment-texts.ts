import { createPurchaseTexts } from './create-purchase-texts'
import { texts as en } from './payment/en'
import { texts as zhCn } from './payment/zh-cn'
import { texts as zhHk } from './payment/zh-hk'

export const usePaymentTexts = createPurchaseTexts('payment', { 'zh-hk': zhHk, 'zh-cn': zhCn, en })
