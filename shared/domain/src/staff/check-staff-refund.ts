import { withOtherLegs } from '../refund-choice'
import { findLeftAlone } from '../refund-left-alone'
import type { RefundableOrder, RefundableTicket } from '../refundable-ticket'

export type StaffRefundViolation =
  | 'REFUND_TICKET_ABNORMAL'
  | 'REFUND_ALREADY_REFUNDED'
  | 'REFUND_OTHER_LEG'
  | 'REFUND_COLLECTED_OR_CHECKED'
  | 'REFUND_CHILD_ALONE'

/** Facts that decide whether staff may refund a ticket; its price and its departure do not. */
export type StaffRefundTicket = Omit<RefundableTicket, 'paid' | 'departsAt'>

/**
 * Why staff cannot refund these tickets together, or undefined. They refund after the cutoff, in spite of a coupon and
 * beside a checked ticket; never a used ticket, one leg alone (a preview covers both), or a child's only companion.
 */
export const checkStaffRefund = (
  order: Pick<RefundableOrder, 'isCollected'> & { tickets: readonly StaffRefundTicket[] },
  chosen: readonly string[],
): StaffRefundViolation | undefined => {
  const tickets = order.tickets.filter(({ ticketNo }) => chosen.includes(ticketNo))
  // Unknown and duplicate numbers make the choice longer than the tickets found.
  if (tickets.length === 0 || tickets.length !== chosen.length) return 'REFUND_TICKET_ABNORMAL'
  if (tickets.some(({ status }) => status !== 'valid')) return 'REFUND_ALREADY_REFUNDED'
  if (withOtherLegs(order, chosen).length !== chosen.length) return 'REFUND_OTHER_LEG'
  if (order.isCollected || tickets.some(({ isChecked }) => isChecked)) return 'REFUND_COLLECTED_OR_CHECKED'
  return findLeftAlone(order, chosen).length > 0 ? 'REFUND_CHILD_ALONE' : undefined
}
