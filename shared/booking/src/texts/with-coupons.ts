import type { LanguageCode } from '@shuttle/contracts'
import type { SameShape, Translate } from '@shuttle/i18n/translate'
import { couponTexts } from './coupon-texts'
import { type BookingTree, bookingTexts } from './index'

export type BookingWithCoupons = BookingTree & (typeof couponTexts)['zh-hk']
export type TranslateCoupons = Translate<BookingWithCoupons>

const inLanguage = (language: LanguageCode): SameShape<BookingWithCoupons> => ({
  ...bookingTexts[language],
  ...couponTexts[language],
})

/** The texts of a booking and those of coupons, for every language. */
export const textsWithCoupons: Readonly<Record<LanguageCode, SameShape<BookingWithCoupons>>> = {
  'zh-cn': inLanguage('zh-cn'),
  'zh-hk': inLanguage('zh-hk'),
  en: inLanguage('en'),
}
