import type { CivilDate, Instant } from './civil-date'
import { civilDateAt } from './civil-date'
import { type Coupon, couponStateAt, coversDay } from './coupon'
import type { CouponOrder, CouponTrip } from './coupon-order'

/** Closed list of reasons why a coupon cannot be used, each with a sentence in three languages. */
export const COUPON_VIOLATIONS = [
  'USED',
  'LOCKED',
  'CANCELLED',
  'EXPIRED',
  'NOT_YET_VALID',
  'ENDS_BEFORE_TRAVEL',
  'OTHER_CURRENCY',
  'OTHER_LINE',
  'OTHER_FARE_TYPE',
  'OTHER_PASSENGERS',
  'MINIMUM_SPEND',
  /** Every ticket it could pay for has a coupon already. */
  'NO_TICKET_LEFT',
] as const
export type CouponViolation = (typeof COUPON_VIOLATIONS)[number]

const OF_STATE = { used: 'USED', locked: 'LOCKED', cancelled: 'CANCELLED', expired: 'EXPIRED' } as const

/** One covered day of travel is enough: a coupon pays for one ticket of one leg. */
const refuseDays = (coupon: Coupon, dates: readonly CivilDate[]): CouponViolation | undefined => {
  if (dates.length === 0 || dates.some((date) => coversDay(coupon, date))) return undefined
  const first = civilDateAt(coupon.validFrom)
  return dates.every((date) => date < first) ? 'NOT_YET_VALID' : 'ENDS_BEFORE_TRAVEL'
}

/** Why no passenger can use the coupon on this trip; undefined when one may. */
export const checkCouponForTrip = (coupon: Coupon, trip: CouponTrip, now: Instant): CouponViolation | undefined => {
  const state = couponStateAt(coupon, now)
  if (state !== 'unused') return OF_STATE[state]
  const days = refuseDays(coupon, trip.dates)
  if (days) return days
  if (coupon.currency !== undefined && coupon.currency !== trip.currency) return 'OTHER_CURRENCY'
  return coupon.lines.length > 0 && !coupon.lines.includes(trip.lineCode) ? 'OTHER_LINE' : undefined
}

/** Why the coupon cannot be used for this order on its own; screens and the service share this check (D3.coupon.3). */
export const checkCoupon = (coupon: Coupon, order: CouponOrder, now: Instant): CouponViolation | undefined => {
  const trip = checkCouponForTrip(coupon, order, now)
  if (trip) return trip
  if (coupon.fareTypes.length > 0 && !coupon.fareTypes.includes(order.fareType)) return 'OTHER_FARE_TYPE'
  const payingTickets = order.tickets.filter(({ count, fare }) => count > 0 && fare > 0)
  const isForThem =
    coupon.passengerTypes.length === 0 || payingTickets.some(({ type }) => coupon.passengerTypes.includes(type))
  if (!isForThem) return 'OTHER_PASSENGERS'
  return order.total < coupon.minimumSpend ? 'MINIMUM_SPEND' : undefined
}
