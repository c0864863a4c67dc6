import { createStaffTexts } from '../../i18n/create-staff-texts'
import { texts as en } from './order/en'
import { texts as zhCn } from './order/zh-cn'
import { texts as zhHk } from './order/zh-hk'

export const useOrderTexts = createStaffTexts('order', { 'zh-hk': zhHk, 'zh-cn': zhCn, en })
