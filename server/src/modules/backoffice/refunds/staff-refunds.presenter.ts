import { checkRefundTicket, type Instant, quoteRefund, withOtherLegs } from '@shuttle/domain'
import type { Proposal, StaffRefundPreview, TicketToRefund } from '@shuttle/wire/staff'
import { getShownStatus } from '../../passenger/orders'
import type { OrderToRefund } from '../../passenger/ticket-refunds'
import type { StoredProposal } from './proposals.repository'
import { presentRefundTicket } from './refund-ticket.presenter'

export interface RefundToPreview {
  order: OrderToRefund
  /** None: the states of all tickets alone. */
  tickets: readonly string[]
  limit: number
  refundedAlone: number
  requestNo: string | undefined
  proposalNo: string | undefined
}

const presentTickets = ({ view, refundable }: OrderToRefund, now: Instant): TicketToRefund[] => {
  const all = view.tickets.map(({ ticket_no }) => ticket_no)
  const { items } = quoteRefund(refundable, all, now)
  return view.tickets.flatMap((row) => {
    const item = items.find(({ ticketNo }) => ticketNo === row.ticket_no)
    const ticket = refundable.tickets.find(({ ticketNo }) => ticketNo === row.ticket_no)
    if (!item || !ticket) return []
    return [
      {
        ...presentRefundTicket(view, row, item, checkRefundTicket(refundable, ticket, now)),
        together: withOtherLegs(refundable, [row.ticket_no]),
      },
    ]
  })
}

export const presentStaffPreview = (preview: RefundToPreview, now: Instant): StaffRefundPreview => {
  const { order: toRefund, tickets, limit, refundedAlone, requestNo, proposalNo } = preview
  const { view, refundable } = toRefund
  const { items, refund, fee } = quoteRefund(refundable, tickets, now)
  return {
    orderNo: view.order.order_no,
    orderStatus: getShownStatus(view, now),
    currency: view.order.currency,
    payType: view.order.pay_type,
    orderPaid: view.order.due_cents,
    policy: refundable.policy,
    ...{ items, refund, fee },
    tickets: presentTickets(toRefund, now),
    secondApprovalLimit: limit,
    ...{ refundedAlone, requestNo, proposalNo },
  }
}

/** A proposal as this person reads it. */
export const presentProposal = (row: StoredProposal, reader: string): Proposal => ({
  proposalNo: row.proposal_no,
  orderNo: row.order_no,
  requestNo: row.request_no ?? undefined,
  state: row.state,
  currency: row.currency,
  items: row.items,
  policyId: row.policy_id,
  policyFee: row.policy_fee_cents,
  fee: row.fee_cents,
  refund: row.refund_cents,
  reason: row.reason,
  reasonText: row.reason_text || undefined,
  answerText: row.answer_text || undefined,
  proposedBy: row.proposed_by,
  proposerName: row.proposer_name || undefined,
  isOwn: row.proposed_by === reader,
  proposedAt: row.created_at,
  expiresAt: row.expires_at,
  decidedBy: row.decided_by || undefined,
  deciderName: row.decider_name || undefined,
  decidedAt: row.decided_at ?? undefined,
  decisionText: row.decision_text || undefined,
  refundNo: row.refund_no ?? undefined,
})
