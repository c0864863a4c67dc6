import type { Instant } from './civil-date'
import type { OrderStatus } from './order-status'

/**
 * `accepted`: owed, the provider has not taken it over. `pending`: the provider has. `failed`: the provider took it over and failed;
 * it is asked again, and staff look. `refused`: the provider never took it over, it waits for staff alone.
 */
export const REFUND_STATES = ['accepted', 'pending', 'failed', 'refused', 'done'] as const
export type RefundState = (typeof REFUND_STATES)[number]

/** An application for a refund; `overtaken` by a check of one of its tickets at a gate. */
export const REFUND_REQUEST_STATES = ['waiting', 'approved', 'rejected', 'withdrawn', 'overtaken'] as const
export type RefundRequestState = (typeof REFUND_REQUEST_STATES)[number]

export interface TicketFacts {
  /** From the acceptance of its refund on, whatever the money does. */
  isRefunded: boolean
  isChecked: boolean
  isCollected: boolean
  departsAt: Instant
}

/** All that decides the status of an order. */
export interface OrderFacts {
  payBy: Instant
  isCancelled: boolean
  isPaid: boolean
  /** Issued when the order is paid; an order without any is not taken for one that was refunded. */
  tickets: readonly TicketFacts[]
  /** Of its tickets; money that goes back because it was paid twice is none of them. */
  refunds: readonly RefundState[]
  requests: readonly RefundRequestState[]
}

const unpaidStatusAt = ({ isCancelled, payBy }: OrderFacts, now: Instant): OrderStatus => {
  if (isCancelled) return 'cancelled'
  return now >= payBy ? 'expired' : 'toPay'
}

/** The status of an order, from its tickets, refunds, requests and the clock alone (D3.state.1). */
export const deriveStatus = (order: OrderFacts, now: Instant): OrderStatus => {
  if (!order.isPaid) return unpaidStatusAt(order, now)
  if (order.requests.includes('waiting')) return 'refunding'
  if (order.tickets.length === 0) return 'paid'
  const valid = order.tickets.filter(({ isRefunded }) => !isRefunded)
  if (valid.length === 0) return order.refunds.every((state) => state === 'done') ? 'refunded' : 'refunding'
  if (valid.every(({ isChecked, isCollected }) => isChecked || isCollected)) return 'used'
  if (valid.every(({ departsAt }) => departsAt <= now)) return 'ended'
  return valid.length < order.tickets.length ? 'partlyRefunded' : 'paid'
}
