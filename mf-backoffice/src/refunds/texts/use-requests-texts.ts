import { createLazyTexts } from '@shuttle/i18n'
import type { texts as remoteTexts } from '../../i18n/zh-hk'
import { texts as en } from './requests/en'
import { texts as zhCn } from './requests/zh-cn'
import { texts as zhHk } from './requests/zh-hk'

/** Texts of the page of refund requests, plus those of the remote. */
export const useRequestsTexts = createLazyTexts<typeof zhHk, typeof remoteTexts>(
  'mf-backoffice/requests',
  { 'zh-hk': zhHk, 'zh-cn': zhCn, en },
  'mf-backoffice',
)
