import type { BookingErrorCode, LanguageCode } from '@shuttle/contracts'
import { bookingErrorTexts as en } from './en'
import { bookingErrorTexts as zhCn } from './zh-cn'
import { bookingErrorTexts as zhHk } from './zh-hk'

/** `errorTexts` without the sentences of accounts and refunds: for pages that sell or show bookings, in fewer bytes. */
export const bookingErrorTexts: Readonly<Record<LanguageCode, Readonly<Record<BookingErrorCode, string>>>> = {
  'zh-cn': zhCn,
  'zh-hk': zhHk,
  en,
}
