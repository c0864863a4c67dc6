import { createStaffTexts } from '../../i18n/create-staff-texts'
import { texts as en } from './departures/en'
import { texts as zhCn } from './departures/zh-cn'
import { texts as zhHk } from './departures/zh-hk'

export const useDeparturesTexts = createStaffTexts('departures', { 'zh-hk': zhHk, 'zh-cn': zhCn, en })
