import type { CivilDate } from './civil-date'
import type { FareLine } from './fare'
import type { FareType } from './fare-type'
import type { Cents, Currency } from './money'
import type { PassengerType } from './passenger-type'

/** Tickets of one price on one leg; a coupon pays for one of them. */
export interface TicketGroup {
  type: PassengerType
  date: CivilDate
  fare: Cents
  count: number
}

/** Known before passengers are counted: the line and its days of travel. */
export interface CouponTrip {
  lineCode: string
  currency: Currency
  /** Out, and back on a round trip. */
  dates: readonly CivilDate[]
}

/** What an order must contain before a coupon can be checked. */
export interface CouponOrder extends CouponTrip {
  fareType: FareType
  /** Before coupons. */
  total: Cents
  tickets: readonly TicketGroup[]
}

/** The tickets of price lines, leg by leg. */
export const ticketGroups = (lines: readonly FareLine[], dates: readonly CivilDate[]): TicketGroup[] =>
  dates.flatMap((date) => lines.map(({ type, fare, count }) => ({ type, date, fare, count })))
