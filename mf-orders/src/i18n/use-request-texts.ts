import { createLazyTexts } from '@shuttle/i18n'
import { texts as en } from './request/en'
import { texts as zhCn } from './request/zh-cn'
import { texts as zhHk } from './request/zh-hk'
import type { texts as remoteTexts } from './zh-hk'

/** Texts of refund requests, which no other page needs, together with those of the remote. */
export const useRequestTexts = createLazyTexts<typeof zhHk, typeof remoteTexts>(
  'mf-orders/request',
  { 'zh-hk': zhHk, 'zh-cn': zhCn, en },
  'mf-orders',
)
