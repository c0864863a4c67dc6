import { createLazyTexts } from '@shuttle/i18n'
import { texts as en } from './coupons/en'
import { texts as zhCn } from './coupons/zh-cn'
import { texts as zhHk } from './coupons/zh-hk'
import type { texts as homeTexts } from './zh-hk'

/** Texts for choosing and adding coupons, plus those of home. */
export const useCouponsTexts = createLazyTexts<typeof zhHk, typeof homeTexts>(
  'mf-purchase/coupons',
  { 'zh-hk': zhHk, 'zh-cn': zhCn, en },
  'mf-purchase',
)
