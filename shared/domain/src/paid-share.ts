import type { Cents, Currency } from './money'
import type { PassengerType } from './passenger-type'

/** Deduction of one coupon from one ticket of this type; `leg` is 0 outbound, 1 inbound. */
export interface CouponOnTicket {
  type: PassengerType
  leg: number
  amount: Cents
}

/** A priced order whose amount due is to be split over its tickets. */
export interface OrderToSplit {
  /** One entry for each passenger, in the order of the order. */
  passengers: readonly PassengerType[]
  /** 2 for a round trip. */
  legs: 1 | 2
  /** Fares of one leg; a type without a fare travels free. */
  fares: Readonly<Partial<Record<PassengerType, Cents>>>
  /** Positions of the passengers whom a promotion lets travel free on all legs. */
  free: readonly number[]
  coupons: readonly CouponOnTicket[]
  due: Cents
  currency: Currency
}

/**
 * Splits the amount due over tickets in proportion to their prices; the shares sum to it exactly, and in Hong Kong
 * dollars each ends in 0 cents like the amount. Each share is rounded down to the step (ten cents or one); the
 * remaining steps go one each to the largest remainders, among equal ones to the earlier ticket. Where every price is
 * 0, all tickets weigh the same.
 */
export const splitAmountDue = (due: Cents, prices: readonly Cents[], currency: Currency): Cents[] => {
  const step = currency === 'HKD' && due % 10 === 0 ? 10 : 1
  const sum = prices.reduce((total, price) => total + price, 0)
  const weights = sum === 0 ? prices.map(() => 1) : prices
  const whole = (sum === 0 ? prices.length : sum) * step
  const rounded = weights.map((weight, at) => ({
    at,
    share: Math.floor((due * weight) / whole) * step,
    remainder: (due * weight) % whole,
  }))
  const left = (due - rounded.reduce((total, { share }) => total + share, 0)) / step
  const getExtra = new Set(
    rounded
      .toSorted((one, other) => other.remainder - one.remainder || one.at - other.at)
      .slice(0, left)
      .map(({ at }) => at),
  )
  return rounded.map(({ at, share }) => (getExtra.has(at) ? share + step : share))
}

/** Price of each ticket, passenger by passenger and leg by leg: its fare less its own promotion and coupon. */
const ticketPrices = ({ passengers, legs, fares, free, coupons }: OrderToSplit): Cents[] => {
  const unused = [...coupons]
  return passengers.flatMap((type, position) =>
    Array.from({ length: legs }, (_, leg) => {
      const fare = free.includes(position) ? 0 : (fares[type] ?? 0)
      const at = fare === 0 ? -1 : unused.findIndex((coupon) => coupon.type === type && coupon.leg === leg)
      const [coupon] = at === -1 ? [] : unused.splice(at, 1)
      return Math.max(0, fare - (coupon?.amount ?? 0))
    }),
  )
}

/**
 * The share that was paid for each ticket of an order (D3.share.1), by passenger and leg: its fare less its promotion
 * and coupon, and its part of the rounding; the shares sum to the amount due. A coupon belongs to the first paying
 * passenger of its type who has none yet on that leg.
 */
export const paidShares = (order: OrderToSplit): Cents[][] => {
  const shares = splitAmountDue(order.due, ticketPrices(order), order.currency)
  return order.passengers.map((_, position) => shares.slice(position * order.legs, (position + 1) * order.legs))
}
