import { createLazyTexts } from '@shuttle/i18n'
import type { texts as remoteTexts } from '../../i18n/zh-hk'
import { texts as en } from './fees/en'
import { texts as zhCn } from './fees/zh-cn'
import { texts as zhHk } from './fees/zh-hk'

/** Texts of refund policies, plus those of the remote. */
export const useFeesTexts = createLazyTexts<typeof zhHk, typeof remoteTexts>(
  'mf-backoffice/fees',
  { 'zh-hk': zhHk, 'zh-cn': zhCn, en },
  'mf-backoffice',
)
