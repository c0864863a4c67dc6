import { createStaffTexts } from '../../i18n/create-staff-texts'
import { texts as en } from './hand-refund/en'
import { texts as zhCn } from './hand-refund/zh-cn'
import { texts as zhHk } from './hand-refund/zh-hk'

export const useHandRefundTexts = createStaffTexts('hand-refund', { 'zh-hk': zhHk, 'zh-cn': zhCn, en })
