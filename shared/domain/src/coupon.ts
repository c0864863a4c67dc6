import type { CivilDate, Instant } from './civil-date'
import { civilDateAt, toInstant } from './civil-date'
import type { FareType } from './fare-type'
import type { Cents, Currency } from './money'
import type { PassengerType } from './passenger-type'

export const COUPON_KINDS = ['amount', 'freeTicket', 'percent'] as const
export type CouponKind = (typeof COUPON_KINDS)[number]

/** Locked: in an order that waits for its payment. Expired follows from the clock. */
export const COUPON_STATES = ['unused', 'locked', 'used', 'expired', 'cancelled'] as const
export type CouponState = (typeof COUPON_STATES)[number]

/** What a coupon gives, to whom and when (D3.coupon.1 to D3.coupon.3). */
export interface Coupon {
  couponNumber: string
  kind: CouponKind
  /** Amount: cents. Percent: hundredths of a percent. Free ticket: the highest fare it pays in cents, 0 for any. */
  faceValue: number
  /** Undefined where it does not matter; never so for amounts and minimum spends. */
  currency: Currency | undefined
  /** Of the order before coupons; 0 for none. */
  minimumSpend: Cents
  /** Half-open. A ticket must be for a day that begins before the end, and from the day of the beginning on. */
  validFrom: Instant
  validUntil: Instant
  /** Line codes, round trips with their RT; empty is every line. */
  lines: readonly string[]
  /** Empty means all passenger types. */
  passengerTypes: readonly PassengerType[]
  /** Empty is every fare type. */
  fareTypes: readonly FareType[]
  state: CouponState
}

/** The state as of now: an unused coupon expires by itself. */
export const couponStateAt = (
  { state, validUntil }: Pick<Coupon, 'state' | 'validUntil'>,
  now: Instant,
): CouponState => (state === 'unused' && now >= validUntil ? 'expired' : state)

/** Whether a ticket for this day of travel can be had for the coupon. */
export const coversDay = ({ validFrom, validUntil }: Coupon, date: CivilDate): boolean =>
  civilDateAt(validFrom) <= date && toInstant(date) < validUntil
