import { createStaffTexts } from '../../i18n/create-staff-texts'
import { texts as en } from './disruption/en'
import { texts as zhCn } from './disruption/zh-cn'
import { texts as zhHk } from './disruption/zh-hk'

export const useDisruptionTexts = createStaffTexts('disruption', { 'zh-hk': zhHk, 'zh-cn': zhCn, en })
