import { checkRefundChoice, isRefundByApplication, type RefundViolation } from './check-refund-choice'
import { checkRefundTicket } from './check-refund-ticket'
import type { Instant } from './civil-date'
import { findLeftAlone } from './refund-left-alone'
import type { RefundReason } from './refund-reason'
import type { RefundableOrder } from './refundable-ticket'

export type RefundRequestViolation = RefundViolation | 'REFUND_REQUEST_NOT_NEEDED'

/**
 * Why no refund request for these tickets is possible at `now`, or undefined (D3.request.1). Requests cover refunds
 * that staff may grant and the service does not: a used coupon, a discounted ticket, automatic refunds off, a provider
 * that cannot, a part of a promotion; and any disrupted service, as it may refund the whole fare.
 */
export const checkRefundRequest = (
  order: RefundableOrder,
  chosen: readonly string[],
  { reason, now }: { reason: RefundReason; now: Instant },
): RefundRequestViolation | undefined => {
  const tickets = order.tickets.filter(({ ticketNo }) => chosen.includes(ticketNo))
  const violations = [
    checkRefundChoice(order, chosen, now),
    ...tickets.map((ticket) => checkRefundTicket(order, ticket, now)),
  ].filter((violation) => violation !== undefined)
  const final = violations.find((violation) => !isRefundByApplication(violation))
  if (final !== undefined) return final
  if (findLeftAlone(order, chosen).length > 0) return 'REFUND_CHILD_ALONE'
  return violations.length > 0 || reason === 'service-disruption' ? undefined : 'REFUND_REQUEST_NOT_NEEDED'
}
