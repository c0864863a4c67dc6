import { createLazyTexts } from '@shuttle/i18n'
import { texts as en } from './refund/en'
import { texts as zhCn } from './refund/zh-cn'
import { texts as zhHk } from './refund/zh-hk'
import type { texts as remoteTexts } from './zh-hk'

/** Texts of refunds, which the list of orders needs none of, and those of the remote besides. */
export const useRefundTexts = createLazyTexts<typeof zhHk, typeof remoteTexts>(
  'mf-orders/refund',
  { 'zh-hk': zhHk, 'zh-cn': zhCn, en },
  'mf-orders',
)
