import { createStaffTexts } from '../../i18n/create-staff-texts'
import { texts as en } from './prices/en'
import { texts as zhCn } from './prices/zh-cn'
import { texts as zhHk } from './prices/zh-hk'

export const usePricesTexts = createStaffTexts('prices', { 'zh-hk': zhHk, 'zh-cn': zhCn, en })
