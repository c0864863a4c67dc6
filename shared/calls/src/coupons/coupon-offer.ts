import type { Coupon, CouponViolation } from '@shuttle/domain'

/** A coupon of the member with its name in the language of the request, and what the service says about it. */
export interface ListedCoupon extends Coupon {
  name: string
  /** Why the service refuses it on this line and these days; undefined when it does not. `other`: newer than this build. */
  refusal: CouponViolation | 'other' | undefined
}

/** What coupons are asked for: a line and its days of travel. */
export interface CouponQuery {
  originCode: string
  destinationCode: string
  category: 'oneWay' | 'roundTrip'
  date: string
  /** Round trips only. */
  returnDate?: string | undefined
}
