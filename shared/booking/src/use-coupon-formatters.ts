import type { Coupon } from '@shuttle/domain'
import { useLanguage, useNow } from '@shuttle/host'
import { createLazyTexts } from '@shuttle/i18n'
import { type CouponFormatOptions, couponWorth, formatCouponDetails } from './formatters/format-coupon-details'
import { type CouponTree, couponTexts } from './texts/coupon'
import { useBookingTexts } from './texts/use-booking-texts'

const MINUTE_MS = 60_000
const useCouponTexts = createLazyTexts<CouponTree>('booking/coupon', couponTexts)

/** The worth of coupons, and when and for what they are valid, in the language of the page and at the current time. */
export const useCouponFormatters = (lines: CouponFormatOptions['lines']) => {
  const t = useCouponTexts()
  const bookingT = useBookingTexts()
  const language = useLanguage()
  const now = useNow(MINUTE_MS)
  return {
    getWorth: (coupon: Omit<Coupon, 'state'>) => couponWorth(coupon, t),
    getDetails: (coupon: Omit<Coupon, 'state'>) =>
      formatCouponDetails(coupon, { t, nameTrip: (category) => bookingT(`trip.${category}`), language, lines, now }),
  }
}
