import { deriveStatus, type Instant, type OrderFacts, type OrderStatus, toDepartureInstant } from '@shuttle/domain'
import type { OrderView } from './order-views.repository'

type RefundFacts = Pick<OrderFacts, 'refunds' | 'requests'>

const NOTHING_REFUNDED: RefundFacts = { refunds: [], requests: [] }

/** The inputs, from an order's rows, that decide its status. */
export const toOrderFacts = (
  { order, tickets }: Pick<OrderView, 'order' | 'tickets'>,
  refundFacts: RefundFacts = NOTHING_REFUNDED,
): OrderFacts => ({
  payBy: order.pay_by,
  isCancelled: order.status === 'cancelled',
  isPaid: order.paid_at !== null,
  tickets: tickets.map((ticket) => ({
    isRefunded: ticket.status === 'refunded',
    isChecked: ticket.checks.length > 0,
    isCollected: ticket.collected_at !== null,
    departsAt: toDepartureInstant(ticket.travel_date, order.fare_type, ticket.begin_time || undefined),
  })),
  ...refundFacts,
})

/** Their next status follows from the clock; any other stays until an event of the order. */
const CHANGED_BY_TIME: readonly OrderStatus[] = ['toPay', 'paid', 'partlyRefunded']

/**
 * The status to show of an order whose deadline or last departure has passed, whether or not a job ran since. While an
 * order waits for departure no request is open, and valid tickets remain whatever the state of a refund is.
 */
export const getShownStatus = (view: Pick<OrderView, 'order' | 'tickets'>, now: Instant): OrderStatus =>
  CHANGED_BY_TIME.includes(view.order.status) ? deriveStatus(toOrderFacts(view), now) : view.order.status
