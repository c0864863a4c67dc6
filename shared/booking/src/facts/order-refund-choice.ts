import type { Order } from '@shuttle/calls'
import { NO_PASSENGERS, PASSENGER_TYPES, type RefundChoice } from '@shuttle/domain'

/** What decides how the tickets of an order that are still valid are refunded; before they are issued, all of them. */
export const orderRefundChoice = ({
  tickets,
  priceLines,
  couponDeduction,
  promotionDeduction = 0,
}: Pick<Order, 'tickets' | 'priceLines' | 'couponDeduction' | 'promotionDeduction'>): RefundChoice => {
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
