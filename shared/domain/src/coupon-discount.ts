import { amountDue } from './amount-due'
import { type CouponViolation, checkCoupon } from './check-coupon'
import type { Instant } from './civil-date'
import { type Coupon, coversDay } from './coupon'
import type { CouponOrder, TicketGroup } from './coupon-order'
import type { Cents } from './money'

export type CouponDiscount =
  | { kind: 'applied'; deduction: Cents; amountDue: Cents }
  | { kind: 'refused'; couponNumber: string; reason: CouponViolation }

/**
 * Deduction from one such ticket; undefined when the coupon does not apply. A percentage is rounded half up, ticket by
 * ticket.
 */
export const couponValue = (coupon: Coupon, { type, date, fare }: TicketGroup): Cents | undefined => {
  const isFor = coupon.passengerTypes.length === 0 || coupon.passengerTypes.includes(type)
  if (!isFor || fare <= 0 || !coversDay(coupon, date)) return undefined
  const { kind, faceValue } = coupon
  if (kind === 'percent') return Math.min(fare, Math.floor((fare * faceValue + 5000) / 10_000))
  return kind === 'freeTicket' && faceValue === 0 ? fare : Math.min(fare, faceValue)
}

/**
 * The highest deduction when each coupon pays for a ticket of its own; undefined when one finds none. Tickets of one
 * group are equal, so the remaining counts of the groups are the state: a few hundred states, not permutations.
 */
export const bestDeduction = (coupons: readonly Coupon[], groups: readonly TicketGroup[]): Cents | undefined => {
  const values = coupons.map((coupon) => groups.map((group) => couponValue(coupon, group)))
  const known = new Map<string, Cents | undefined>()
  const from = (index: number, left: readonly number[]): Cents | undefined => {
    if (index === coupons.length) return 0
    const key = left.join()
    if (known.has(key)) return known.get(key)
    let best: Cents | undefined
    left.forEach((count, group) => {
      const value = values[index]?.[group]
      if (count === 0 || value === undefined) return
      const rest = from(
        index + 1,
        left.map((each, at) => (at === group ? each - 1 : each)),
      )
      if (rest !== undefined && (best === undefined || rest + value > best)) best = rest + value
    })
    known.set(key, best)
    return best
  }
  return from(
    0,
    groups.map(({ count }) => count),
  )
}

/**
 * The discount of a set of coupons for an order: one a ticket, the best assignment for the buyer, never below 0.
 * Otherwise the first coupon in the given order that cannot be used, with the reason (D3.coupon.3).
 */
export const calculateDiscount = (coupons: readonly Coupon[], order: CouponOrder, now: Instant): CouponDiscount => {
  for (const coupon of coupons) {
    const reason = checkCoupon(coupon, order, now)
    if (reason) return { kind: 'refused', couponNumber: coupon.couponNumber, reason }
  }
  const taken = bestDeduction(coupons, order.tickets)
  if (taken === undefined) {
    const tooMany = coupons.find((_, at) => bestDeduction(coupons.slice(0, at + 1), order.tickets) === undefined)
    return { kind: 'refused', couponNumber: tooMany?.couponNumber ?? '', reason: 'NO_TICKET_LEFT' }
  }
  const due = amountDue(order.total, taken, order.currency)
  return { kind: 'applied', deduction: order.total - due, amountDue: due }
}
