import type { Fare, QuoteRequest } from '@shuttle/calls'
import { checkPurchase, type Instant, isHongKongId, seatsNeeded } from '@shuttle/domain'
import { listPassengers } from './entered-passengers'
import { isSoldOut } from './sold-out'
import { type Choices, toPurchaseCheckInput } from './to-purchase-check-input'

/**
 * Passengers whose identity number may change the price of a round trip: complete Hong Kong numbers, for the
 * promotions. A number that is still being typed requests no new price.
 */
const hongKongIdPassengers = (choices: Choices): QuoteRequest['passengers'] => {
  if (choices.line.category !== 'roundTrip' || toPurchaseCheckInput(choices).passengerInfo === 'none') return undefined
  const withHongKongId = listPassengers(choices.selection).filter(({ idNumber }) => isHongKongId(idNumber))
  return withHongKongId.length > 0
    ? withHongKongId.map(({ type, idNumber }) => ({ type, name: '', idNumber }))
    : undefined
}

/**
 * The selection as the server can price it; undefined while something that a price depends on is missing, refused or
 * sold out. Names and terms do not change a price; a visitor has no coupons.
 */
export const toQuoteRequest = (choices: Choices, fare: Fare | undefined, now: Instant): QuoteRequest | undefined => {
  const { line, selection } = choices
  if (selection.date === undefined || fare === undefined) return undefined
  const input = {
    ...toPurchaseCheckInput(choices),
    signedIn: true,
    termsAccepted: true,
    passengerInfo: 'none',
  } as const
  if (checkPurchase(input, now) !== undefined) return undefined
  if (isSoldOut(fare, seatsNeeded(selection.counts))) return undefined
  const isReserved = fare.fareType === 'reserved'
  const isRoundTrip = line.category === 'roundTrip'
  const passengers = hongKongIdPassengers(choices)
  const hasCoupons = choices.level !== undefined && selection.coupons.length > 0
  return {
    lineCode: line.lineCode,
    category: line.category,
    originCode: line.originCode,
    destinationCode: line.destinationCode,
    date: selection.date,
    fareType: fare.fareType,
    currency: fare.currency,
    counts: selection.counts,
    boardingPoint: fare.boardingPoint,
    alightingPoint: fare.alightingPoint,
    ...(isRoundTrip && { returnDate: selection.returnDate }),
    ...(isReserved && { departure: selection.departures.outbound }),
    ...(isReserved && isRoundTrip && { returnDeparture: selection.departures.inbound }),
    ...(hasCoupons && { coupons: selection.coupons }),
    ...(passengers && { passengers }),
  }
}

/** The request with all passengers as entered; a quote only needs those that may change its price. */
export const withPassengers = (quoteRequest: QuoteRequest, choices: Pick<Choices, 'selection'>): QuoteRequest => ({
  ...quoteRequest,
  passengers: listPassengers(choices.selection).map(({ type, name, idNumber }) => ({ type, name, idNumber })),
})

/**
 * While fares, policy or departures load (`isFetching`): whether a price follows without further input. False if the
 * loaded data already shows something missing or refused: a date, passengers, a return, a time.
 */
export const isPricePending = (choices: Choices, isFetching: boolean, now: Instant): boolean => {
  if (!isFetching) return false
  const { line, selection } = choices
  const { outbound, inbound } = selection.departures
  const isReserved = (choices.fareType ?? selection.fareType) === 'reserved'
  if (isReserved && (outbound === undefined || (line.category === 'roundTrip' && inbound === undefined))) return false
  const asIfKnown = { signedIn: true, termsAccepted: true, passengerInfo: 'none', fareType: 'day' } as const
  return checkPurchase({ ...toPurchaseCheckInput(choices), ...asIfKnown }, now) === undefined
}
