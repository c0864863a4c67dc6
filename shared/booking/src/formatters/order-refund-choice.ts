import { type Cents, type FareLine, NO_PASSENGERS, PASSENGER_TYPES, type RefundConditions } from '@shuttle/domain'

/** What the facts read of an order; codes of a ticket may be unknown to this build. */
interface OrderedTickets {
  tickets: readonly { state: string; direction: string; passengerType: string }[]
  priceLines: readonly Pick<FareLine, 'type' | 'count' | 'fare'>[]
  couponDeduction: Cents
  promotionDeduction?: Cents | undefined
}

/** Determines how the tickets of an order that are still valid are refunded; before they are issued, all of them. */
export const orderRefundChoice = ({
  tickets,
  priceLines,
  couponDeduction,
  promotionDeduction = 0,
}: OrderedTickets): RefundConditions => {
  const valid = tickets.filter(({ state, direction }) => state === 'valid' && direction !== 'inbound')
  const counted = PASSENGER_TYPES.map((type) => [type, valid.filter((ticket) => ticket.passengerType === type).length])
  return {
    counts: {
      ...NO_PASSENGERS,
      ...Object.fromEntries(tickets.length > 0 ? counted : priceLines.map(({ type, count }) => [type, count])),
    },
    fares: Object.fromEntries(priceLines.map(({ type, fare }) => [type, fare])),
    hasCoupon: couponDeduction > 0,
    hasPromotion: promotionDeduction > 0,
  }
}
