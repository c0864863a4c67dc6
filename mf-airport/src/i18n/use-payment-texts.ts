import { createAirportTexts } from './create-airport-texts'
import { texts as en } from './payment/en'
import { texts as zhCn } from './payment/zh-cn'
import { texts as zhHk } from './payment/zh-hk'

export const usePaymentTexts = createAirportTexts('payment', { 'zh-hk': zhHk, 'zh-cn': zhCn, en })
