import { createLazyTexts } from '@shuttle/i18n'
import { texts as en } from './ledger/en'
import { texts as zhCn } from './ledger/zh-cn'
import { texts as zhHk } from './ledger/zh-hk'
import type { texts as remoteTexts } from './zh-hk'

/** Texts of the page of the refund ledger, plus those of the remote. */
export const useLedgerTexts = createLazyTexts<typeof zhHk, typeof remoteTexts>(
  'mf-backoffice/ledger',
  { 'zh-hk': zhHk, 'zh-cn': zhCn, en },
  'mf-backoffice',
)
