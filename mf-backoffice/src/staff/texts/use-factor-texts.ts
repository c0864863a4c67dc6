import { createStaffTexts } from '../../i18n/create-staff-texts'
import { texts as en } from './factor/en'
import { texts as zhCn } from './factor/zh-cn'
import { texts as zhHk } from './factor/zh-hk'

export const useFactorTexts = createStaffTexts('factor', { 'zh-hk': zhHk, 'zh-cn': zhCn, en })
