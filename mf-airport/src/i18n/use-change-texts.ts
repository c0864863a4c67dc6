import { texts as en } from './change/en'
import { texts as zhCn } from './change/zh-cn'
import { texts as zhHk } from './change/zh-hk'
import { createAirportTexts } from './create-airport-texts'

export const useChangeTexts = createAirportTexts('change', { 'zh-hk': zhHk, 'zh-cn': zhCn, en })
