import type { Fare } from '@shuttle/calls'
import { allowedCoupons } from '@shuttle/domain'
import { useNow } from '@shuttle/host'
import { useTripCoupons } from '@shuttle/queries'
import { couponChoices, couponToPropose, findUsable } from '../../domain/coupon-choices'
import {
  type CouponSubject,
  type FreePassengers,
  toCouponOrder,
  toCouponQuery,
  toCouponTrip,
} from '../../domain/to-coupon-order'

const MINUTE_MS = 60_000

interface FittingCouponsInput {
  subject: CouponSubject
  fare: Fare | undefined
  /** Undefined if no promotion applies, or none is known yet. */
  free: FreePassengers | undefined
  chosen: readonly string[]
  isMember: boolean
  /** The coupons are secondary content of the page. */
  isSecondary: boolean
}

/** The member's coupons for a trip with their state, and those of the chosen that still fit. */
export const useFittingCoupons = ({ subject, fare, free, chosen, isMember, isSecondary }: FittingCouponsInput) => {
  const now = useNow(MINUTE_MS)
  const couponQuery = toCouponQuery(subject)
  const query = useTripCoupons(isMember ? couponQuery : undefined, { isSecondary })
  const limit = allowedCoupons(subject.selection.counts, subject.line.category)
  const context = {
    trip: toCouponTrip(subject),
    order: couponQuery && fare && toCouponOrder(subject, fare, free),
    limit,
    now,
  }
  return {
    query,
    limit,
    /** A date and a passenger are chosen. */
    isReady: couponQuery !== undefined,
    /** Undefined while they are loading, and without a date, a passenger or a member. */
    choices: query.data && couponChoices(query.data, chosen, context),
    /** The usable coupon that lowers the total most, while none is chosen. */
    best: query.data && couponToPropose(query.data, chosen, context),
    /** The same array while all of them fit. */
    usable: query.data && couponQuery ? findUsable(chosen, query.data, context) : chosen,
  }
}
