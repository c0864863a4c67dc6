import {
  deriveStatus,
  type Instant,
  type OrderStatus,
  type OrderStatusInput,
  toDepartureInstant,
} from '@shuttle/domain'
import type { OrderView } from './order-views.repository'

type RefundStatusInput = Pick<OrderStatusInput, 'refunds' | 'requests'>

const NOTHING_REFUNDED: RefundStatusInput = { refunds: [], requests: [] }

/** The inputs, from an order's rows, that decide its status. */
export const toOrderStatusInput = (
  { order, tickets }: Pick<OrderView, 'order' | 'tickets'>,
  refundInput: RefundStatusInput = NOTHING_REFUNDED,
): OrderStatusInput => ({
  payBy: order.pay_by,
  isCancelled: order.status === 'cancelled',
  isPaid: order.paid_at !== null,
  tickets: tickets.map((ticket) => ({
    isRefunded: ticket.status === 'refunded',
    isChecked: ticket.checks.length > 0,
    isCollected: ticket.collected_at !== null,
    departsAt: toDepartureInstant(ticket.travel_date, order.fare_type, ticket.begin_time || undefined),
  })),
  ...refundInput,
})

/** Their next status follows from the clock; any other stays until an event of the order. */
const CHANGED_BY_TIME: readonly OrderStatus[] = ['toPay', 'paid', 'partlyRefunded']

/**
 * The status to show of an order whose deadline or last departure has passed, whether or not a job ran since. While an
 * order waits for departure no request is open, and valid tickets remain whatever the state of a refund is.
 */
export const getShownStatus = (view: Pick<OrderView, 'order' | 'tickets'>, now: Instant): OrderStatus =>
  CHANGED_BY_TIME.includes(view.order.status) ? deriveStatus(toOrderStatusInput(view), now) : view.order.status
