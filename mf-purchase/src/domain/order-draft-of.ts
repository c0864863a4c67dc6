import type { Fare, QuoteRequest } from '@shuttle/calls'
import { checkPurchase, type Instant, isHongKongId, seatsNeeded } from '@shuttle/domain'
import { peopleOf } from './people'
import { type Choices, purchaseAttemptOf } from './purchase-attempt-of'

/** Whether this offer cannot seat so many (a quota of 0 is sold out for everyone). */
export const isSoldOut = (offer: Pick<Fare, 'seatsLeft'>, seats: number): boolean =>
  offer.seatsLeft !== undefined && offer.seatsLeft < Math.max(1, seats)

/**
 * People whose identity number may change the price of a round trip: complete Hong Kong ones, for the promotions. A number
 * that is still being typed asks for no new price.
 */
const cardHolders = (choices: Choices): QuoteRequest['passengers'] => {
  if (choices.line.category !== 'roundTrip' || purchaseAttemptOf(choices).passengerInfo === 'none') return undefined
  const holders = peopleOf(choices.draft).filter(({ idNumber }) => isHongKongId(idNumber))
  return holders.length > 0 ? holders.map(({ type, idNumber }) => ({ type, name: '', idNumber })) : undefined
}

/**
 * The draft as the server can price it; undefined while something that a price depends on is missing, refused or sold
 * out. Names and terms do not change a price; a visitor has no coupons.
 */
export const orderDraftOf = (choices: Choices, offer: Fare | undefined, now: Instant): QuoteRequest | undefined => {
  const { line, draft } = choices
  if (draft.date === undefined || offer === undefined) return undefined
  const attempt = { ...purchaseAttemptOf(choices), signedIn: true, termsAccepted: true, passengerInfo: 'none' } as const
  if (checkPurchase(attempt, now) !== undefined) return undefined
  if (isSoldOut(offer, seatsNeeded(draft.counts))) return undefined
  const isReserved = offer.fareType === 'reserved'
  const isRoundTrip = line.category === 'roundTrip'
  const passengers = cardHolders(choices)
  const hasCoupons = choices.level !== undefined && draft.coupons.length > 0
  return {
    lineCode: line.lineCode,
    category: line.category,
    originCode: line.originCode,
    destinationCode: line.destinationCode,
    date: draft.date,
    fareType: offer.fareType,
    currency: offer.currency,
    counts: draft.counts,
    boardingPoint: offer.boardingPoint,
    alightingPoint: offer.alightingPoint,
    ...(isRoundTrip && { returnDate: draft.returnDate }),
    ...(isReserved && { departure: draft.sessions.out }),
    ...(isReserved && isRoundTrip && { returnDeparture: draft.sessions.back }),
    ...(hasCoupons && { coupons: draft.coupons }),
    ...(passengers && { passengers }),
  }
}

/** The order with all people as they are told; a quote asks about those that may change its price only. */
export const withPeople = (orderDraft: QuoteRequest, choices: Pick<Choices, 'draft'>): QuoteRequest => ({
  ...orderDraft,
  passengers: peopleOf(choices.draft).map(({ type, name, idNumber }) => ({ type, name, idNumber })),
})
