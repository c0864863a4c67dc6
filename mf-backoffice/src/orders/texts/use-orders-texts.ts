import { createStaffTexts } from '../../i18n/create-staff-texts'
import { texts as en } from './orders/en'
import { texts as zhCn } from './orders/zh-cn'
import { texts as zhHk } from './orders/zh-hk'

export const useOrdersTexts = createStaffTexts('orders', { 'zh-hk': zhHk, 'zh-cn': zhCn, en })
