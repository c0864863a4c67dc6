import { createLazyTexts } from '@shuttle/i18n'
import { texts as en } from './payment/en'
import { texts as zhCn } from './payment/zh-cn'
import { texts as zhHk } from './payment/zh-hk'
import type { texts as remoteTexts } from './zh-hk'

/** Texts of payment and result, plus those of the remote. */
export const usePaymentTexts = createLazyTexts<typeof zhHk, typeof remoteTexts>(
  'mf-airport/payment',
  { 'zh-hk': zhHk, 'zh-cn': zhCn, en },
  'mf-airport',
)
