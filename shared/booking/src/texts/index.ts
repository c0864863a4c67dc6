import type { LanguageCode } from '@shuttle/contracts'
import type { SameShape, Translate } from '@shuttle/i18n/translate'
import { texts as en } from './en'
import { texts as zhCn } from './zh-cn'
import { texts as zhHk } from './zh-hk'

export type BookingTree = typeof zhHk

/** Writes a text of a booking by its key; facts take it as a parameter and so know neither React nor an engine. */
export type TranslateBooking = Translate<BookingTree>

/** The texts of every language, for the namespace of a page and for what is written without one. */
export const bookingTexts: Readonly<Record<LanguageCode, SameShape<BookingTree>>> = { 'zh-cn': zhCn, 'zh-hk': zhHk, en }
