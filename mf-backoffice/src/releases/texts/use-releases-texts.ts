import { createStaffTexts } from '../../i18n/create-staff-texts'
import { texts as en } from './en'
import { texts as zhCn } from './zh-cn'
import { texts as zhHk } from './zh-hk'

export const useReleasesTexts = createStaffTexts('releases', { 'zh-hk': zhHk, 'zh-cn': zhCn, en })
