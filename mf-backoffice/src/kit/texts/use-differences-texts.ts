import { createStaffTexts } from '../../i18n/create-staff-texts'
import { texts as en } from './differences/en'
import { texts as zhCn } from './differences/zh-cn'
import { texts as zhHk } from './differences/zh-hk'

/** Names of the kinds of difference, plus texts of the remote. */
export const useDifferencesTexts = createStaffTexts('differences', { 'zh-hk': zhHk, 'zh-cn': zhCn, en })
