import { createStaffTexts } from '../../i18n/create-staff-texts'
import { texts as en } from './reconciliation/en'
import { texts as zhCn } from './reconciliation/zh-cn'
import { texts as zhHk } from './reconciliation/zh-hk'

export const useReconciliationTexts = createStaffTexts('reconciliation', { 'zh-hk': zhHk, 'zh-cn': zhCn, en })
