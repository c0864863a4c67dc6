import type { CouponQuery, Fare } from '@shuttle/calls'
import {
  type CouponOrder,
  type CouponTrip,
  calculateTotal,
  currencyForOrigin,
  fareLines,
  type Line,
  PASSENGER_TYPES,
  type PassengerCounts,
  type PassengerType,
  ticketGroups,
  totalPassengers,
} from '@shuttle/domain'
import { travelDates } from './to-purchase-check-input'
import type { TripSelection } from './trip-selection'

/** What coupons are chosen for. */
export interface CouponSubject {
  line: Pick<Line, 'lineCode' | 'category' | 'originCode' | 'destinationCode'>
  selection: Pick<TripSelection, 'date' | 'returnDate' | 'counts'>
}

/** The order that coupons are requested for; undefined until a date and a passenger are chosen (purchase 5, counts). */
export const toCouponQuery = ({ line, selection }: CouponSubject): CouponQuery | undefined => {
  const { date, returnDate, counts } = selection
  if (date === undefined || totalPassengers(counts) === 0) return undefined
  const { originCode, destinationCode, category } = line
  return { originCode, destinationCode, category, date, ...(category === 'roundTrip' && { returnDate }) }
}

/** Line and days, the context of coupons before there is a fare. */
export const toCouponTrip = (choices: CouponSubject): CouponTrip => ({
  lineCode: choices.line.lineCode,
  currency: currencyForOrigin(choices.line.originCode),
  dates: travelDates(choices),
})

/** Passengers of each type whose ticket a promotion makes free. */
export type FreePassengers = Partial<Readonly<Record<PassengerType, number>>>

const payingCounts = (counts: PassengerCounts, free: FreePassengers): PassengerCounts => {
  const paying = { ...counts }
  for (const type of PASSENGER_TYPES) paying[type] = Math.max(0, counts[type] - (free[type] ?? 0))
  return paying
}

/**
 * The order that coupons are checked against, after promotions as in the service; a return without its date counts as a
 * return on the same day.
 */
export const toCouponOrder = (choices: CouponSubject, fare: Fare, free: FreePassengers = {}): CouponOrder => {
  const { line, selection } = choices
  const isRoundTrip = line.category === 'roundTrip'
  const lines = fareLines(fare, payingCounts(selection.counts, free), isRoundTrip ? 2 : 1)
  const [out = ''] = travelDates(choices)
  const ways = isRoundTrip ? [out, selection.returnDate ?? out] : [out]
  return {
    ...toCouponTrip(choices),
    currency: fare.currency,
    fareType: fare.fareType,
    total: calculateTotal(lines),
    tickets: ticketGroups(lines, ways),
  }
}
