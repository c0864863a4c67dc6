import type { LanguageCode } from '@shuttle/contracts'
import { createLazyTexts } from '@shuttle/i18n'
import { type BookingTree, bookingTexts, type TranslateBooking } from './index'

/** Texts of a booking; pass a language to render in another one than the page's. */
export const useBookingTexts: (language?: LanguageCode) => TranslateBooking = createLazyTexts<BookingTree>(
  'booking',
  bookingTexts,
)
