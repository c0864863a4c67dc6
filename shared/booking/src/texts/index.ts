import type { LanguageCode } from '@shuttle/contracts'
import type { SameShape, Translate } from '@shuttle/i18n/translate'
import { texts as en } from './en'
import { texts as zhCn } from './zh-cn'
import { texts as zhHk } from './zh-hk'

export type BookingTree = typeof zhHk

/**
 * Translates a text of a booking by its key; facts take it as a parameter, so they depend neither on React nor on an
 * engine.
 */
export type TranslateBooking = Translate<BookingTree>

/** The texts of every language, for the namespace of a page and for output without one. */
export const bookingTexts: Readonly<Record<LanguageCode, SameShape<BookingTree>>> = { 'zh-cn': zhCn, 'zh-hk': zhHk, en }
