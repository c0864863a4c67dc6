import { createStaffTexts } from '../../i18n/create-staff-texts'
import { texts as en } from './requests/en'
import { texts as zhCn } from './requests/zh-cn'
import { texts as zhHk } from './requests/zh-hk'

export const useRequestsTexts = createStaffTexts('requests', { 'zh-hk': zhHk, 'zh-cn': zhCn, en })
