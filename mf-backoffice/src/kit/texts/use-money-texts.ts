import { createLazyTexts } from '@shuttle/i18n'
import type { texts as remoteTexts } from '../../i18n/zh-hk'
import { texts as en } from './money/en'
import { texts as zhCn } from './money/zh-cn'
import { texts as zhHk } from './money/zh-hk'

/** Texts of money that goes back, plus those of the remote. */
export const useMoneyTexts = createLazyTexts<typeof zhHk, typeof remoteTexts>(
  'mf-backoffice/money',
  { 'zh-hk': zhHk, 'zh-cn': zhCn, en },
  'mf-backoffice',
)
