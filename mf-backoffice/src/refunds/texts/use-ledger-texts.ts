import { createLazyTexts } from '@shuttle/i18n'
import type { texts as remoteTexts } from '../../i18n/zh-hk'
import { texts as en } from './ledger/en'
import { texts as zhCn } from './ledger/zh-cn'
import { texts as zhHk } from './ledger/zh-hk'

/** Texts of the page of the refund ledger, plus those of the remote. */
export const useLedgerTexts = createLazyTexts<typeof zhHk, typeof remoteTexts>(
  'mf-backoffice/ledger',
  { 'zh-hk': zhHk, 'zh-cn': zhCn, en },
  'mf-backoffice',
)
