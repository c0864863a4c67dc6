import { checkRefundTicket, type RefundTicketViolation } from './check-refund-ticket'
import type { Instant } from './civil-date'
import { withOtherLegs } from './refund-choice'
import { findLeftAlone } from './refund-left-alone'
import type { RefundableOrder } from './refundable-ticket'

export type RefundViolation =
  | RefundTicketViolation
  | 'REFUND_FARE_ADJUSTMENT'
  | 'REFUND_CHILD_ALONE'
  | 'REFUND_OTHER_LEG'

/** Violations that still allow a refund request to staff. */
const BY_APPLICATION = [
  'REFUND_EMERGENCY',
  'REFUND_COUPON_USED',
  'REFUND_DISCOUNTED',
  'REFUND_FARE_ADJUSTMENT',
] as const satisfies readonly RefundViolation[]
export type ViolationByApplication = (typeof BY_APPLICATION)[number]
export const isRefundByApplication = (violation: RefundViolation | 'REFUND_REQUEST_OPEN'): boolean =>
  BY_APPLICATION.some((known) => known === violation)

/**
 * Why these tickets cannot be refunded together at `now`, or undefined: none, unknown or duplicate ones, one that was
 * refunded before, one leg without the other, the first that cannot be refunded, a part of a promotion, a child left
 * alone.
 */
export const checkRefundChoice = (
  order: RefundableOrder,
  chosen: readonly string[],
  now: Instant,
): RefundViolation | undefined => {
  const tickets = order.tickets.filter(({ ticketNo }) => chosen.includes(ticketNo))
  // Unknown and duplicate numbers make the choice longer than the tickets found.
  if (tickets.length === 0 || tickets.length !== chosen.length) return 'REFUND_TICKET_ABNORMAL'
  if (tickets.some(({ status }) => status !== 'valid')) return 'REFUND_ALREADY_REFUNDED'
  if (withOtherLegs(order, chosen).length !== chosen.length) return 'REFUND_OTHER_LEG'
  for (const ticket of tickets) {
    const violation = checkRefundTicket(order, ticket, now)
    if (violation) return violation
  }
  // A promotion priced all tickets together.
  if (order.hasPromotion && tickets.length !== order.tickets.length) return 'REFUND_FARE_ADJUSTMENT'
  return findLeftAlone(order, chosen).length > 0 ? 'REFUND_CHILD_ALONE' : undefined
}
