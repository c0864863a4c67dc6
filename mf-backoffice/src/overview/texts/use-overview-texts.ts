import { createLazyTexts } from '@shuttle/i18n'
import type { texts as remoteTexts } from '../../i18n/zh-hk'
import { texts as en } from './en'
import { texts as zhCn } from './zh-cn'
import { texts as zhHk } from './zh-hk'

/** Texts of the overview, plus those of the remote. */
export const useOverviewTexts = createLazyTexts<typeof zhHk, typeof remoteTexts>(
  'mf-backoffice/overview',
  { 'zh-hk': zhHk, 'zh-cn': zhCn, en },
  'mf-backoffice',
)
