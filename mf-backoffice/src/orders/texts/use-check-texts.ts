import { createLazyTexts } from '@shuttle/i18n'
import type { texts as remoteTexts } from '../../i18n/zh-hk'
import { texts as en } from './check/en'
import { texts as zhCn } from './check/zh-cn'
import { texts as zhHk } from './check/zh-hk'

/** Texts of the ticket check, plus those of the remote. */
export const useCheckTexts = createLazyTexts<typeof zhHk, typeof remoteTexts>(
  'mf-backoffice/check',
  { 'zh-hk': zhHk, 'zh-cn': zhCn, en },
  'mf-backoffice',
)
