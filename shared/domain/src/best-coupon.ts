import type { Instant } from './civil-date'
import type { Coupon } from './coupon'
import { calculateDiscount } from './coupon-discount'
import type { CouponOrder } from './coupon-order'
import type { Cents } from './money'

export interface BestCoupon<Known extends Coupon = Coupon> {
  coupon: Known
  /** What it takes off the order as the only coupon. */
  deduction: Cents
}

/** The higher deduction first, then the earlier end, then the number. */
const compare = (one: BestCoupon, other: BestCoupon): number =>
  other.deduction - one.deduction ||
  one.coupon.validUntil - other.coupon.validUntil ||
  (one.coupon.couponNumber < other.coupon.couponNumber ? -1 : 1)

/** The coupon that lowers the total of the order most when it is the only one; undefined when none lowers it. */
export const findBestCoupon = <Known extends Coupon>(
  coupons: readonly Known[],
  order: CouponOrder,
  now: Instant,
): BestCoupon<Known> | undefined =>
  coupons
    .flatMap((coupon): BestCoupon<Known>[] => {
      const discount = calculateDiscount([coupon], order, now)
      return discount.kind === 'applied' && discount.deduction > 0 ? [{ coupon, deduction: discount.deduction }] : []
    })
    .sort(compare)[0]
