import type { Fare, QuoteRequest } from '@shuttle/calls'
import { checkPurchase, type Instant, isHongKongId, seatsNeeded } from '@shuttle/domain'
import { listPeople } from './people'
import { type Choices, toPurchaseCheckInput } from './to-purchase-check-input'

/** Whether this offer cannot seat so many (a quota of 0 is sold out for everyone). */
export const isSoldOut = (offer: Pick<Fare, 'seatsLeft'>, seats: number): boolean =>
  offer.seatsLeft !== undefined && offer.seatsLeft < Math.max(1, seats)

/**
 * People whose identity number may change the price of a round trip: complete Hong Kong ones, for the promotions. A number
 * that is still being typed asks for no new price.
 */
const cardHolders = (choices: Choices): QuoteRequest['passengers'] => {
  if (choices.line.category !== 'roundTrip' || toPurchaseCheckInput(choices).passengerInfo === 'none') return undefined
  const holders = listPeople(choices.selection).filter(({ idNumber }) => isHongKongId(idNumber))
  return holders.length > 0 ? holders.map(({ type, idNumber }) => ({ type, name: '', idNumber })) : undefined
}

/**
 * The selection as the server can price it; undefined while something that a price depends on is missing, refused or sold
 * out. Names and terms do not change a price; a visitor has no coupons.
 */
export const toQuoteRequest = (choices: Choices, offer: Fare | undefined, now: Instant): QuoteRequest | undefined => {
  const { line, selection } = choices
  if (selection.date === undefined || offer === undefined) return undefined
  const attempt = {
    ...toPurchaseCheckInput(choices),
    signedIn: true,
    termsAccepted: true,
    passengerInfo: 'none',
  } as const
  if (checkPurchase(attempt, now) !== undefined) return undefined
  if (isSoldOut(offer, seatsNeeded(selection.counts))) return undefined
  const isReserved = offer.fareType === 'reserved'
  const isRoundTrip = line.category === 'roundTrip'
  const passengers = cardHolders(choices)
  const hasCoupons = choices.level !== undefined && selection.coupons.length > 0
  return {
    lineCode: line.lineCode,
    category: line.category,
    originCode: line.originCode,
    destinationCode: line.destinationCode,
    date: selection.date,
    fareType: offer.fareType,
    currency: offer.currency,
    counts: selection.counts,
    boardingPoint: offer.boardingPoint,
    alightingPoint: offer.alightingPoint,
    ...(isRoundTrip && { returnDate: selection.returnDate }),
    ...(isReserved && { departure: selection.departures.outbound }),
    ...(isReserved && isRoundTrip && { returnDeparture: selection.departures.inbound }),
    ...(hasCoupons && { coupons: selection.coupons }),
    ...(passengers && { passengers }),
  }
}

/** The order with all people as they are told; a quote asks about those that may change its price only. */
export const withPassengers = (quoteRequest: QuoteRequest, choices: Pick<Choices, 'selection'>): QuoteRequest => ({
  ...quoteRequest,
  passengers: listPeople(choices.selection).map(({ type, name, idNumber }) => ({ type, name, idNumber })),
})
