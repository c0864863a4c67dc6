import { createLazyTexts } from '@shuttle/i18n'
import type { texts as remoteTexts } from '../../i18n/zh-hk'
import { texts as en } from './order/en'
import { texts as zhCn } from './order/zh-cn'
import { texts as zhHk } from './order/zh-hk'

/** Texts of the page of one order, plus those of the remote. */
export const useOrderTexts = createLazyTexts<typeof zhHk, typeof remoteTexts>(
  'mf-backoffice/order',
  { 'zh-hk': zhHk, 'zh-cn': zhCn, en },
  'mf-backoffice',
)
