import { createAirportTexts } from './create-airport-texts'
import { texts as en } from './flight/en'
import { texts as zhCn } from './flight/zh-cn'
import { texts as zhHk } from './flight/zh-hk'

export const useFlightTexts = createAirportTexts('flight', { 'zh-hk': zhHk, 'zh-cn': zhCn, en })
