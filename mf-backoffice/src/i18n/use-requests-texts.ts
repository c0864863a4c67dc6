import { createLazyTexts } from '@shuttle/i18n'
import { texts as en } from './requests/en'
import { texts as zhCn } from './requests/zh-cn'
import { texts as zhHk } from './requests/zh-hk'
import type { texts as remoteTexts } from './zh-hk'

/** Texts of the page of refund requests, plus those of the remote. */
export const useRequestsTexts = createLazyTexts<typeof zhHk, typeof remoteTexts>(
  'mf-backoffice/requests',
  { 'zh-hk': zhHk, 'zh-cn': zhCn, en },
  'mf-backoffice',
)
