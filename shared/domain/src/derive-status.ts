import type { Instant } from './civil-date'
import type { OrderStatus } from './order-status'

/**
 * `accepted`: owed, not yet taken over by the provider. `pending`: taken over. `failed`: taken over and failed; it is
 * retried, and staff check it. `refused`: never taken over; it waits for staff.
 */
export const REFUND_STATES = ['accepted', 'pending', 'failed', 'refused', 'done'] as const
export type RefundState = (typeof REFUND_STATES)[number]

/** States of a refund request; `overtaken`: one of its tickets was checked at a gate. */
export const REFUND_REQUEST_STATES = ['waiting', 'approved', 'rejected', 'withdrawn', 'overtaken'] as const
export type RefundRequestState = (typeof REFUND_REQUEST_STATES)[number]

export interface TicketStatusInput {
  /** Set once its refund is accepted, whatever the state of the payment. */
  isRefunded: boolean
  isChecked: boolean
  isCollected: boolean
  departsAt: Instant
}

/** All facts that decide the status of an order. */
export interface OrderStatusInput {
  payBy: Instant
  isCancelled: boolean
  isPaid: boolean
  /** Issued when the order is paid; an order without tickets does not count as refunded. */
  tickets: readonly TicketStatusInput[]
  /** Refunds of its tickets, without refunds of duplicate payments. */
  refunds: readonly RefundState[]
  requests: readonly RefundRequestState[]
}

const unpaidStatusAt = ({ isCancelled, payBy }: OrderStatusInput, now: Instant): OrderStatus => {
  if (isCancelled) return 'cancelled'
  return now >= payBy ? 'expired' : 'toPay'
}

/** The status of an order, derived only from its tickets, refunds, requests and the clock (D3.state.1). */
export const deriveStatus = (order: OrderStatusInput, now: Instant): OrderStatus => {
  if (!order.isPaid) return unpaidStatusAt(order, now)
  if (order.requests.includes('waiting')) return 'refunding'
  if (order.tickets.length === 0) return 'paid'
  const valid = order.tickets.filter(({ isRefunded }) => !isRefunded)
  if (valid.length === 0) return order.refunds.every((state) => state === 'done') ? 'refunded' : 'refunding'
  if (valid.every(({ isChecked, isCollected }) => isChecked || isCollected)) return 'used'
  if (valid.every(({ departsAt }) => departsAt <= now)) return 'ended'
  return valid.length < order.tickets.length ? 'partlyRefunded' : 'paid'
}
