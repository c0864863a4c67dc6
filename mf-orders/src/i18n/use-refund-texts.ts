import { createLazyTexts } from '@shuttle/i18n'
import { texts as en } from './refund/en'
import { texts as zhCn } from './refund/zh-cn'
import { texts as zhHk } from './refund/zh-hk'
import type { texts as remoteTexts } from './zh-hk'

/** Texts of refunds, which the order list does not need, together with those of the remote. */
export const useRefundTexts = createLazyTexts<typeof zhHk, typeof remoteTexts>(
  'mf-orders/refund',
  { 'zh-hk': zhHk, 'zh-cn': zhCn, en },
  'mf-orders',
)
