import { createLazyTexts } from '@shuttle/i18n'
import { texts as en } from './index/en'
import { texts as zhCn } from './index/zh-cn'
import { texts as zhHk } from './index/zh-hk'
import type { texts as remoteTexts } from './zh-hk'

/** Texts of the index, plus those of the remote. */
export const useIndexTexts = createLazyTexts<typeof zhHk, typeof remoteTexts>(
  'mf-backoffice/index',
  { 'zh-hk': zhHk, 'zh-cn': zhCn, en },
  'mf-backoffice',
)
