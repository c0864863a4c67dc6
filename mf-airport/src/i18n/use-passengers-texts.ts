import { createAirportTexts } from './create-airport-texts'
import { texts as en } from './passengers/en'
import { texts as zhCn } from './passengers/zh-cn'
import { texts as zhHk } from './passengers/zh-hk'

export const usePassengersTexts = createAirportTexts('passengers', { 'zh-hk': zhHk, 'zh-cn': zhCn, en })
