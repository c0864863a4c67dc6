import type { Coupon } from '@shuttle/domain'
import { useLanguage, useNow } from '@shuttle/host'
import { type CouponFactsOptions, couponFacts, couponWorth } from './facts/coupon-facts'
import { useBookingTexts } from './use-booking-texts'

const MINUTE_MS = 60_000

/** What coupons are worth, and when and for what they are valid, in the language of the page and as of now. */
export const useCouponFacts = (lines: CouponFactsOptions['lines']) => {
  const t = useBookingTexts()
  const language = useLanguage()
  const now = useNow(MINUTE_MS)
  return {
    getWorth: (coupon: Coupon) => couponWorth(coupon, t),
    getFacts: (coupon: Coupon) => couponFacts(coupon, { t, language, lines, now }),
  }
}
