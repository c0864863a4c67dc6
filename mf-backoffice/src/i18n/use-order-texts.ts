import { createLazyTexts } from '@shuttle/i18n'
import { texts as en } from './order/en'
import { texts as zhCn } from './order/zh-cn'
import { texts as zhHk } from './order/zh-hk'
import type { texts as remoteTexts } from './zh-hk'

/** Texts of the page of one order, plus those of the remote. */
export const useOrderTexts = createLazyTexts<typeof zhHk, typeof remoteTexts>(
  'mf-backoffice/order',
  { 'zh-hk': zhHk, 'zh-cn': zhCn, en },
  'mf-backoffice',
)
