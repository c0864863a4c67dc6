import { createStaffTexts } from '../../i18n/create-staff-texts'
import { texts as en } from './guides/en'
import { texts as zhCn } from './guides/zh-cn'
import { texts as zhHk } from './guides/zh-hk'

export const useGuidesTexts = createStaffTexts('guides', { 'zh-hk': zhHk, 'zh-cn': zhCn, en })
