import { createStaffTexts } from '../../i18n/create-staff-texts'
import { texts as en } from './index/en'
import { texts as zhCn } from './index/zh-cn'
import { texts as zhHk } from './index/zh-hk'

export const useIndexTexts = createStaffTexts('index', { 'zh-hk': zhHk, 'zh-cn': zhCn, en })
