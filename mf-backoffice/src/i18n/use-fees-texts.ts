import { createLazyTexts } from '@shuttle/i18n'
import { texts as en } from './fees/en'
import { texts as zhCn } from './fees/zh-cn'
import { texts as zhHk } from './fees/zh-hk'
import type { texts as remoteTexts } from './zh-hk'

/** Texts of refund policies, plus those of the remote. */
export const useFeesTexts = createLazyTexts<typeof zhHk, typeof remoteTexts>(
  'mf-backoffice/fees',
  { 'zh-hk': zhHk, 'zh-cn': zhCn, en },
  'mf-backoffice',
)
