import { createAirportTexts } from './create-airport-texts'
import { texts as en } from './departures/en'
import { texts as zhCn } from './departures/zh-cn'
import { texts as zhHk } from './departures/zh-hk'

export const useDeparturesTexts = createAirportTexts('departures', { 'zh-hk': zhHk, 'zh-cn': zhCn, en })
