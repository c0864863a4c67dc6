import { withOtherLegs } from '../refund-choice'
import { findLeftAlone } from '../refund-left-alone'
import type { RefundableOrder, RefundableTicket } from '../refundable-ticket'

export type StaffRefundViolation =
  | 'REFUND_TICKET_ABNORMAL'
  | 'REFUND_ALREADY_REFUNDED'
  | 'REFUND_OTHER_LEG'
  | 'REFUND_COLLECTED_OR_CHECKED'
  | 'REFUND_CHILD_ALONE'

/** What decides whether staff may refund a ticket; its price and its departure do not. */
export type StaffRefundTicket = Omit<RefundableTicket, 'paid' | 'departsAt'>

/**
 * Why staff cannot refund these tickets together, or undefined. They refund after the cutoff, in spite of a coupon and beside a ticket
 * that was checked; never a ticket that was used, one leg alone (a preview answers for both), or the company of a child.
 */
export const checkStaffRefund = (
  order: Pick<RefundableOrder, 'isCollected'> & { tickets: readonly StaffRefundTicket[] },
  chosen: readonly string[],
): StaffRefundViolation | undefined => {
  const tickets = order.tickets.filter(({ ticketNo }) => chosen.includes(ticketNo))
  // Unknown and doubled numbers make the choice longer than what it finds.
  if (tickets.length === 0 || tickets.length !== chosen.length) return 'REFUND_TICKET_ABNORMAL'
  if (tickets.some(({ status }) => status !== 'valid')) return 'REFUND_ALREADY_REFUNDED'
  if (withOtherLegs(order, chosen).length !== chosen.length) return 'REFUND_OTHER_LEG'
  if (order.isCollected || tickets.some(({ isChecked }) => isChecked)) return 'REFUND_COLLECTED_OR_CHECKED'
  return findLeftAlone(order, chosen).length > 0 ? 'REFUND_CHILD_ALONE' : undefined
}
