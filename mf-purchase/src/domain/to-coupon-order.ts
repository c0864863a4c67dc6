import type { CouponQuery, Fare } from '@shuttle/calls'
import {
  type CouponOrder,
  type CouponTrip,
  calculateTotal,
  currencyForOrigin,
  fareLines,
  type Line,
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

/** The order that coupons are checked against; a return without its date counts as on the same day. */
export const toCouponOrder = (choices: CouponSubject, fare: Fare): CouponOrder => {
  const { line, selection } = choices
  const isRoundTrip = line.category === 'roundTrip'
  const lines = fareLines(fare, selection.counts, isRoundTrip ? 2 : 1)
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
