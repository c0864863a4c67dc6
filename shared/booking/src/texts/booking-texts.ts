import type { SameShape, Translate } from '@shuttle/i18n'
import type { texts } from './zh-hk'

export type BookingTree = typeof texts

/** Every text of a booking in one language. */
export type BookingTexts = SameShape<BookingTree>

/** Writes a text of a booking by its key; facts take it as a parameter and so know neither React nor an engine. */
export type TranslateBooking = Translate<BookingTree>
