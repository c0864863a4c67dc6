import { createStaffTexts } from '../../i18n/create-staff-texts'
import { texts as en } from './lines/en'
import { texts as zhCn } from './lines/zh-cn'
import { texts as zhHk } from './lines/zh-hk'

export const useLinesTexts = createStaffTexts('lines', { 'zh-hk': zhHk, 'zh-cn': zhCn, en })
