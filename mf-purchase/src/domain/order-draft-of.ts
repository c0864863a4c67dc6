import type { FareOffer, LineOnSale, OrderDraft } from '@shuttle/calls'
import { refuseCounts, seatsNeeded } from '@shuttle/domain'
import type { PurchaseDraft } from './purchase-draft'

/** Whether this offer cannot seat so many (a quota of 0 is sold out for everyone). */
export const isSoldOut = (offer: Pick<FareOffer, 'seatsLeft'>, seats: number): boolean =>
  offer.seatsLeft !== undefined && offer.seatsLeft < Math.max(1, seats)

/** The draft as the server can price it; undefined while something is missing, refused or sold out. */
export const orderDraftOf = (
  line: LineOnSale,
  draft: PurchaseDraft,
  offer: FareOffer | undefined,
): OrderDraft | undefined => {
  if (draft.date === undefined || offer === undefined) return undefined
  if (refuseCounts(draft.counts, line.limits) !== undefined) return undefined
  if (isSoldOut(offer, seatsNeeded(draft.counts))) return undefined
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
  }
}
