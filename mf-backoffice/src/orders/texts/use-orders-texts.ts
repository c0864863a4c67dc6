import { createLazyTexts } from '@shuttle/i18n'
import type { texts as remoteTexts } from '../../i18n/zh-hk'
import { texts as en } from './orders/en'
import { texts as zhCn } from './orders/zh-cn'
import { texts as zhHk } from './orders/zh-hk'

/** Texts of orders, plus those of the remote. */
export const useOrdersTexts = createLazyTexts<typeof zhHk, typeof remoteTexts>(
  'mf-backoffice/orders',
  { 'zh-hk': zhHk, 'zh-cn': zhCn, en },
  'mf-backoffice',
)
