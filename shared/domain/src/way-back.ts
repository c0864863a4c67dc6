import type { Line, TicketCategory } from './line'
import { isPaid, type OrderStatus } from './order-status'

interface BoughtTrip {
  category: TicketCategory | `unknown:${string}`
  status: OrderStatus | `unknown:${string}`
  originCode: string
  destinationCode: string
}

/** Paid, and its money does not go back: the passenger travels, or has travelled. */
const isTravelled = (status: BoughtTrip['status']): boolean =>
  isPaid(status) && status !== 'refunding' && status !== 'refunded'

/** The one-way line that brings the passengers of a paid one-way order back; undefined if none is on sale. */
export const findWayBack = <Known extends Pick<Line, 'category' | 'originCode' | 'destinationCode'>>(
  lines: readonly Known[],
  { category, status, originCode, destinationCode }: BoughtTrip,
): Known | undefined =>
  category === 'oneWay' && isTravelled(status)
    ? lines.find(
        (line) =>
          line.category === 'oneWay' && line.originCode === destinationCode && line.destinationCode === originCode,
      )
    : undefined
