import { createLazyTexts } from '@shuttle/i18n'
import { texts as en } from './coupons/en'
import { texts as zhCn } from './coupons/zh-cn'
import { texts as zhHk } from './coupons/zh-hk'
import type { texts as remoteTexts } from './zh-hk'

/** Texts of coupons and promotions, plus those of the remote. */
export const useCouponsTexts = createLazyTexts<typeof zhHk, typeof remoteTexts>(
  'mf-backoffice/coupons',
  { 'zh-hk': zhHk, 'zh-cn': zhCn, en },
  'mf-backoffice',
)
