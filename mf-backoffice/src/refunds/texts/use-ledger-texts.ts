import { createStaffTexts } from '../../i18n/create-staff-texts'
import { texts as en } from './ledger/en'
import { texts as zhCn } from './ledger/zh-cn'
import { texts as zhHk } from './ledger/zh-hk'

export const useLedgerTexts = createStaffTexts('ledger', { 'zh-hk': zhHk, 'zh-cn': zhCn, en })
