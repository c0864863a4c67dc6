import { createStaffTexts } from '../../i18n/create-staff-texts'
import { texts as en } from './check/en'
import { texts as zhCn } from './check/zh-cn'
import { texts as zhHk } from './check/zh-hk'

export const useCheckTexts = createStaffTexts('check', { 'zh-hk': zhHk, 'zh-cn': zhCn, en })
