import { createStaffTexts } from '../../i18n/create-staff-texts'
import { texts as en } from './money/en'
import { texts as zhCn } from './money/zh-cn'
import { texts as zhHk } from './money/zh-hk'

export const useMoneyTexts = createStaffTexts('money', { 'zh-hk': zhHk, 'zh-cn': zhCn, en })
