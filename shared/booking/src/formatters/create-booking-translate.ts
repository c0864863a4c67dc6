import type { LanguageCode } from '@shuttle/contracts'
import { createTranslate } from '@shuttle/i18n/translate'
import { type BookingTree, bookingTexts, type TranslateBooking } from '../texts'

/** Texts of a booking in one language without a page: for mails of the service, and for tests. */
export const createBookingTranslate = (language: LanguageCode): TranslateBooking =>
  createTranslate<BookingTree>(language, bookingTexts[language])
