import { createLazyTexts } from '@shuttle/i18n'
import type { texts as remoteTexts } from '../../i18n/zh-hk'
import { texts as en } from './hand-refund/en'
import { texts as zhCn } from './hand-refund/zh-cn'
import { texts as zhHk } from './hand-refund/zh-hk'

/** Texts of refunds by hand, plus those of the remote. */
export const useHandRefundTexts = createLazyTexts<typeof zhHk, typeof remoteTexts>(
  'mf-backoffice/hand-refund',
  { 'zh-hk': zhHk, 'zh-cn': zhCn, en },
  'mf-backoffice',
)
