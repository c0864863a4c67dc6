import { createStaffTexts } from '../../i18n/create-staff-texts'
import { texts as en } from './areas/en'
import { texts as zhCn } from './areas/zh-cn'
import { texts as zhHk } from './areas/zh-hk'

export const useAreasTexts = createStaffTexts('areas', { 'zh-hk': zhHk, 'zh-cn': zhCn, en })
