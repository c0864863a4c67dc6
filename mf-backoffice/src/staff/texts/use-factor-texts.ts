import { createLazyTexts } from '@shuttle/i18n'
import type { texts as remoteTexts } from '../../i18n/zh-hk'
import { texts as en } from './factor/en'
import { texts as zhCn } from './factor/zh-cn'
import { texts as zhHk } from './factor/zh-hk'

/** Texts of the second factor, plus those of the remote. */
export const useFactorTexts = createLazyTexts<typeof zhHk, typeof remoteTexts>(
  'mf-backoffice/factor',
  { 'zh-hk': zhHk, 'zh-cn': zhCn, en },
  'mf-backoffice',
)
