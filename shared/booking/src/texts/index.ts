import type { LanguageCode } from '@shuttle/contracts'
import type { BookingTexts } from './booking-texts'
import { texts as en } from './en'
import { texts as zhCn } from './zh-cn'
import { texts as zhHk } from './zh-hk'

export type { BookingTexts, BookingTree, TranslateBooking } from './booking-texts'

/** The texts of every language, for the namespace of a page and for what is written without one. */
export const bookingTexts: Readonly<Record<LanguageCode, BookingTexts>> = { 'zh-cn': zhCn, 'zh-hk': zhHk, en }
