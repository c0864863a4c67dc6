import type { Fare, LineOnSale, QuoteRequest } from '@shuttle/calls'
import type { AirportDraft } from './airport-draft'
import { listTravellers } from './travellers'
import { toHolder } from './type-holder'

type Ride = Pick<LineOnSale, 'originCode' | 'destinationCode'>

/**
 * The trip selection as the service can price it; undefined while no departure is chosen. Documents change no price; a
 * visitor has no coupons.
 */
export const toQuoteRequest = (
  draft: AirportDraft,
  { originCode, destinationCode }: Ride,
  fare: Fare,
  isMember: boolean,
): QuoteRequest | undefined => {
  const { lineCode, departure, counts, flight, coupons } = draft
  if (departure === undefined) return undefined
  const { date, beginTime, endTime } = departure
  return {
    lineCode,
    category: 'oneWay',
    originCode,
    destinationCode,
    date,
    fareType: fare.fareType,
    currency: fare.currency,
    counts,
    boardingPoint: fare.boardingPoint,
    alightingPoint: fare.alightingPoint,
    departure: { beginTime, endTime },
    flight,
    ...(isMember && coupons.length > 0 && { coupons }),
  }
}

/** The request with the documents of all passengers, as an order needs it. */
export const withHolders = (request: QuoteRequest, draft: AirportDraft): QuoteRequest => ({
  ...request,
  holders: listTravellers(draft).map(({ holder }) => toHolder(holder)),
})
