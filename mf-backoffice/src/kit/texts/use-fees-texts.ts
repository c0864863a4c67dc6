import { createStaffTexts } from '../../i18n/create-staff-texts'
import { texts as en } from './fees/en'
import { texts as zhCn } from './fees/zh-cn'
import { texts as zhHk } from './fees/zh-hk'

export const useFeesTexts = createStaffTexts('fees', { 'zh-hk': zhHk, 'zh-cn': zhCn, en })
