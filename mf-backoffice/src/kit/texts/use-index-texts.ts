import { createLazyTexts } from '@shuttle/i18n'
import type { texts as remoteTexts } from '../../i18n/zh-hk'
import { texts as en } from './index/en'
import { texts as zhCn } from './index/zh-cn'
import { texts as zhHk } from './index/zh-hk'

/** Texts of the index, plus those of the remote. */
export const useIndexTexts = createLazyTexts<typeof zhHk, typeof remoteTexts>(
  'mf-backoffice/index',
  { 'zh-hk': zhHk, 'zh-cn': zhCn, en },
  'mf-backoffice',
)
