import type { CivilDate, Instant } from './civil-date'
import { civilDateAt, toInstant } from './civil-date'
import type { FareType } from './fare-type'
import type { Cents, Currency } from './money'
import type { PassengerType } from './passenger-type'

export const COUPON_KINDS = ['amount', 'freeTicket', 'percent'] as const
export type CouponKind = (typeof COUPON_KINDS)[number]

/** `locked`: in an unpaid order. `expired` follows from the clock. */
export const COUPON_STATES = ['unused', 'locked', 'used', 'expired', 'cancelled'] as const
export type CouponState = (typeof COUPON_STATES)[number]

/** Value, scope and validity of a coupon (D3.coupon.1 to D3.coupon.3). */
export interface Coupon {
  couponNumber: string
  kind: CouponKind
  /** Amount: cents. Percent: hundredths of a percent. Free ticket: the highest fare it pays in cents, 0 for any. */
  faceValue: number
  /** Undefined where it does not matter; always set for amounts and minimum spends. */
  currency: Currency | undefined
  /** Total of the order before coupons; 0 for none. */
  minimumSpend: Cents
  /** Half-open. A ticket must be for a day from the day of the beginning on that begins before the end. */
  validFrom: Instant
  validUntil: Instant
  /** Line codes, round trips with their RT; empty means every line. */
  lines: readonly string[]
  /** Empty means all passenger types. */
  passengerTypes: readonly PassengerType[]
  /** Empty means every fare type. */
  fareTypes: readonly FareType[]
  state: CouponState
}

/** The state as of now: an unused coupon expires on time without a write. */
export const couponStateAt = (
  { state, validUntil }: Pick<Coupon, 'state' | 'validUntil'>,
  now: Instant,
): CouponState => (state === 'unused' && now >= validUntil ? 'expired' : state)

/** Whether the coupon pays for a ticket of this day of travel. */
export const coversDay = ({ validFrom, validUntil }: Coupon, date: CivilDate): boolean =>
  civilDateAt(validFrom) <= date && toInstant(date) < validUntil
