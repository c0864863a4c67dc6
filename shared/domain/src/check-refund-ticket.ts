import type { Instant } from './civil-date'
import { refundClosesAt } from './refund-closing'
import { findRefundTierAt } from './refund-fee'
import { isRefundPaused } from './refund-pause'
import type { RefundableOrder, RefundableTicket } from './refundable-ticket'

/** Why the service does not refund a ticket automatically (accounts 8, refund rejections). */
export type RefundTicketViolation =
  | 'REFUND_ALREADY_REFUNDED'
  | 'REFUND_TICKET_ABNORMAL'
  | 'REFUND_COLLECTED_OR_CHECKED'
  | 'REFUND_NO_RULE'
  | 'REFUND_TIME_PASSED'
  | 'REFUND_EMERGENCY'
  | 'REFUND_COUPON_USED'
  | 'REFUND_DISCOUNTED'

/**
 * Why this ticket of an order cannot be refunded at `now`, or undefined. Final refusals precede those that staff can
 * override, so that a request is offered only where it can succeed.
 */
export const checkRefundTicket = (
  order: RefundableOrder,
  ticket: RefundableTicket,
  now: Instant,
): RefundTicketViolation | undefined => {
  const { policy, soldAt } = order
  const { departsAt, changedFrom, delayMinutes } = ticket
  const times = { soldAt, departsAt, changedFrom, delayMinutes, now }
  if (ticket.status !== 'valid') return 'REFUND_ALREADY_REFUNDED'
  // One checked ticket closes the whole order.
  if (order.isCollected || order.tickets.some(({ isChecked }) => isChecked)) return 'REFUND_COLLECTED_OR_CHECKED'
  if (policy === undefined) return 'REFUND_NO_RULE'
  if (now >= refundClosesAt(policy, times)) return 'REFUND_TIME_PASSED'
  if (findRefundTierAt(policy, times) === undefined) return 'REFUND_NO_RULE'
  const isPaused = isRefundPaused(order.pauses ?? [], now)
  if (!policy.isAutomatic || isPaused || !order.canProviderRefund) return 'REFUND_EMERGENCY'
  if (order.hasCoupon && policy.couponOrders === 'byHand') return 'REFUND_COUPON_USED'
  if (policy.discountedTickets === 'byHand' && order.discountedTypes.includes(ticket.passengerType))
    return 'REFUND_DISCOUNTED'
  return undefined
}
