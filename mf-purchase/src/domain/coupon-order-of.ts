import type { CouponQuery, Fare } from '@shuttle/calls'
import {
  type CouponOrder,
  type CouponTrip,
  currencyForOrigin,
  fareLines,
  ticketGroups,
  totalOf,
  totalPassengers,
} from '@shuttle/domain'
import { type Choices, travelDates } from './purchase-attempt-of'

type Trip = Pick<Choices, 'line' | 'draft'>

/** What coupons are asked for; undefined until a date and a passenger are chosen (purchase 5, counts). */
export const couponTripAsked = ({ line, draft }: Trip): CouponQuery | undefined => {
  const { date, returnDate, counts } = draft
  if (date === undefined || totalPassengers(counts) === 0) return undefined
  const { originCode, destinationCode, category } = line
  return { originCode, destinationCode, category, date, ...(category === 'roundTrip' && { returnDate }) }
}

/** Line and days, as coupons are judged before there is a fare. */
export const couponTripOf = (choices: Trip): CouponTrip => ({
  lineCode: choices.line.lineCode,
  currency: currencyForOrigin(choices.line.originCode),
  dates: travelDates(choices),
})

/** The order as coupons are judged by it; a way back without its day counts as one of the same day. */
export const couponOrderOf = (choices: Trip, offer: Fare): CouponOrder => {
  const { line, draft } = choices
  const isRoundTrip = line.category === 'roundTrip'
  const lines = fareLines(offer, draft.counts, isRoundTrip ? 2 : 1)
  const [out = ''] = travelDates(choices)
  const ways = isRoundTrip ? [out, draft.returnDate ?? out] : [out]
  return {
    ...couponTripOf(choices),
    currency: offer.currency,
    fareType: offer.fareType,
    total: totalOf(lines),
    tickets: ticketGroups(lines, ways),
  }
}
