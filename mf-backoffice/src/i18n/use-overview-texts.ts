import { createLazyTexts } from '@shuttle/i18n'
import { texts as en } from './overview/en'
import { texts as zhCn } from './overview/zh-cn'
import { texts as zhHk } from './overview/zh-hk'
import type { texts as remoteTexts } from './zh-hk'

/** Texts of the overview, plus those of the remote. */
export const useOverviewTexts = createLazyTexts<typeof zhHk, typeof remoteTexts>(
  'mf-backoffice/overview',
  { 'zh-hk': zhHk, 'zh-cn': zhCn, en },
  'mf-backoffice',
)
