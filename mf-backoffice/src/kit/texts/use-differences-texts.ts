import { createLazyTexts } from '@shuttle/i18n'
import type { texts as remoteTexts } from '../../i18n/zh-hk'
import { texts as en } from './differences/en'
import { texts as zhCn } from './differences/zh-cn'
import { texts as zhHk } from './differences/zh-hk'

/** Names of the kinds of difference, plus texts of the remote. */
export const useDifferencesTexts = createLazyTexts<typeof zhHk, typeof remoteTexts>(
  'mf-backoffice/differences',
  { 'zh-hk': zhHk, 'zh-cn': zhCn, en },
  'mf-backoffice',
)
