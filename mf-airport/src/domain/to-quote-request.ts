import type { Fare, LineOnSale, QuoteRequest } from '@shuttle/calls'
import type { AirportTripSelection } from './airport-trip-selection'
import { listPassengersWithDocuments } from './passengers-with-documents'
import { toTravelDocument } from './to-travel-document'

type Ride = Pick<LineOnSale, 'originCode' | 'destinationCode'>

/**
 * The trip selection as the service can price it; undefined while no departure is chosen. Documents change no price; a
 * visitor has no coupons.
 */
export const toQuoteRequest = (
  selection: AirportTripSelection,
  { originCode, destinationCode }: Ride,
  fare: Fare,
  isMember: boolean,
): QuoteRequest | undefined => {
  const { lineCode, departure, counts, flight, coupons } = selection
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
export const withTravelDocuments = (request: QuoteRequest, selection: AirportTripSelection): QuoteRequest => ({
  ...request,
  travelDocuments: listPassengersWithDocuments(selection).map(({ travelDocument }) => toTravelDocument(travelDocument)),
})
