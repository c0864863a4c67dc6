import type { Order } from '@shuttle/calls'
import { type Direction, type Instant, toDepartureInstant } from '@shuttle/domain'

/** The next ride: the outbound one until its departure, or the end of its ticket window, has passed. */
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
