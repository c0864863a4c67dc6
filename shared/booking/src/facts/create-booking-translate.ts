import type { LanguageCode } from '@shuttle/contracts'
import { createTranslate } from '@shuttle/i18n/translate'
import { type BookingWithCoupons, type TranslateCoupons, textsWithCoupons } from '../texts/with-coupons'

/** Texts of a booking in one language without a page: for mails of the service, and for tests. */
export const createBookingTranslate = (language: LanguageCode): TranslateCoupons =>
  createTranslate<BookingWithCoupons>(language, textsWithCoupons[language])
