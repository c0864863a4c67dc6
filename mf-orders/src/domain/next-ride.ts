import type { Order } from '@shuttle/calls'
import { type Direction, type Instant, toDepartureInstant } from '@shuttle/domain'

/** The ride that is still to come: the outbound one until its bus, or the window of its ticket, is over. */
export const nextRide = (
  order: Pick<Order, 'outbound' | 'inbound' | 'fareType'>,
  now: Instant,
): { direction: Direction; ride: Order['outbound'] } | undefined => {
  const isAhead = ({ date, beginTime }: Order['outbound']) => {
    const { fareType } = order
    if (fareType !== 'day' && fareType !== 'night' && fareType !== 'reserved') return true
    return toDepartureInstant(date, fareType, beginTime) > now
  }
  if (isAhead(order.outbound)) return { direction: 'outbound', ride: order.outbound }
  return order.inbound && isAhead(order.inbound) ? { direction: 'inbound', ride: order.inbound } : undefined
}
