import { texts as en } from './coupons/en'
import { texts as zhCn } from './coupons/zh-cn'
import { texts as zhHk } from './coupons/zh-hk'
import { createPurchaseTexts } from './create-purchase-texts'

export const useCouponsTexts = createPurchaseTexts('coupons', { 'zh-hk': zhHk, 'zh-cn': zhCn, en })
