import { createLazyTexts } from '@shuttle/i18n'
import type { texts as remoteTexts } from '../../i18n/zh-hk'
import { texts as en } from './reconciliation/en'
import { texts as zhCn } from './reconciliation/zh-cn'
import { texts as zhHk } from './reconciliation/zh-hk'

/** Texts of the comparison with the providers, plus those of the remote. */
export const useReconciliationTexts = createLazyTexts<typeof zhHk, typeof remoteTexts>(
  'mf-backoffice/reconciliation',
  { 'zh-hk': zhHk, 'zh-cn': zhCn, en },
  'mf-backoffice',
)
