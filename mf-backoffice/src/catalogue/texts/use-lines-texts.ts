import { createLazyTexts } from '@shuttle/i18n'
import type { texts as remoteTexts } from '../../i18n/zh-hk'
import { texts as en } from './lines/en'
import { texts as zhCn } from './lines/zh-cn'
import { texts as zhHk } from './lines/zh-hk'

/** Texts of lines and peak days, plus those of the remote. */
export const useLinesTexts = createLazyTexts<typeof zhHk, typeof remoteTexts>(
  'mf-backoffice/lines',
  { 'zh-hk': zhHk, 'zh-cn': zhCn, en },
  'mf-backoffice',
)
