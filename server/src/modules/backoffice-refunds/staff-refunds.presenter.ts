import { checkRefundTicket, type Instant, quoteRefund, ticketTimes, withOtherLegs } from '@shuttle/domain'
import type { previewStaffRefundCall, proposalRow, staffRefundOutcome, staffRefundTicketRow } from '@shuttle/wire/staff'
import type * as z from 'zod/mini'
import { wireMoment } from '../../http/envelope'
import { wireCurrency, wirePassengerType } from '../../http/wire-codes.presenter'
import { getShownStatus, isRefundPending, presentStatus, toTicketRide } from '../orders'
import { presentRefundPolicy } from '../refund-policies'
import { type OrderToRefund, presentItem, presentReason } from '../ticket-refunds'
import type { Proposal } from './proposals.repository'
import type { StaffRefundOutcome } from './refund-by-staff'

type Preview = z.infer<typeof previewStaffRefundCall.answer>['responseData']

export interface StaffRefundPreview {
  order: OrderToRefund
  /** None: the states of all tickets alone. */
  tickets: readonly string[]
  limit: number
  refundedAlone: number
  requestNo: string | undefined
  proposalNo: string | undefined
}

const presentTickets = (
  { view, refundable }: OrderToRefund,
  now: Instant,
): Array<z.infer<typeof staffRefundTicketRow>> => {
  const all = view.tickets.map(({ ticket_no }) => ticket_no)
  const { items } = quoteRefund(refundable, all, now)
  return view.tickets.flatMap((row) => {
    const item = items.find(({ ticketNo }) => ticketNo === row.ticket_no)
    const ticket = refundable.tickets.find(({ ticketNo }) => ticketNo === row.ticket_no)
    if (!item || !ticket) return []
    const name = view.passengers.find(({ position }) => position === row.passenger_position)?.name
    return [
      {
        ...presentItem(item, row.fare_cents),
        ...(name && { userName: name }),
        ticketType: wirePassengerType(row.passenger_type),
        leg: String(row.leg),
        bookDate: row.travel_date,
        bookBeginTime: view.order.fare_type === 'reserved' ? row.begin_time : '',
        cpzt: row.status === 'refunded' ? '10' : '00',
        refundPending: isRefundPending(view, row.ticket_no),
        jpzt: ticket.isChecked ? '1' : '0',
        collected: row.collected_at !== null,
        goodUntil: wireMoment(ticketTimes(toTicketRide(view.order, row)).until),
        reason: checkRefundTicket(refundable, ticket, now) ?? '',
        together: withOtherLegs(refundable, [row.ticket_no]),
      },
    ]
  })
}

export const presentStaffPreview = (preview: StaffRefundPreview, now: Instant): Preview => {
  const { order: toRefund, tickets, limit, refundedAlone, requestNo = '', proposalNo = '' } = preview
  const { view, refundable } = toRefund
  const quote = quoteRefund(refundable, tickets, now)
  const rows = presentTickets(toRefund, now)
  const fareOf = (number: string) => rows.find(({ ph }) => ph === number)?.fare ?? 0
  return {
    orderNo: view.order.order_no,
    orderStatus: presentStatus(getShownStatus(view, now)),
    currency: wireCurrency(view.order.currency),
    payType: view.order.pay_type,
    amountPaid: view.order.due_cents,
    refundPolicy: presentRefundPolicy(refundable.policy),
    items: quote.items.map((item) => presentItem(item, fareOf(item.ticketNo))),
    total: quote.refund,
    totalFee: quote.fee,
    tickets: rows,
    secondApprovalLimit: limit,
    refundedAlone,
    requestNo,
    proposalNo,
  }
}

export const presentOutcome = (outcome: StaffRefundOutcome): z.infer<typeof staffRefundOutcome> => ({
  refundNo: '',
  proposalNo: '',
  ...outcome,
})

/** A proposal as this person reads it. */
export const presentProposal = (row: Proposal, reader: string): z.infer<typeof proposalRow> => ({
  proposalNo: row.proposal_no,
  orderNo: row.order_no,
  requestNo: row.request_no ?? '',
  state: row.state.toUpperCase(),
  currency: wireCurrency(row.currency),
  items: row.items.map(({ ticketNo, paid, rate, fee, refund }) => ({ ph: ticketNo, paid, feeRate: rate, fee, refund })),
  policyId: row.policy_id,
  policyFee: row.policy_fee_cents,
  totalFee: row.fee_cents,
  total: row.refund_cents,
  reasonCode: presentReason(row.reason),
  reasonText: row.reason_text,
  answerText: row.answer_text,
  proposedBy: row.proposed_by,
  proposerName: row.proposer_name ?? '',
  own: row.proposed_by === reader,
  proposeTime: wireMoment(row.created_at),
  expireTime: wireMoment(row.expires_at),
  decidedBy: row.decided_by,
  deciderName: row.decider_name ?? '',
  ...(row.decided_at !== null && { decideTime: wireMoment(row.decided_at) }),
  decisionText: row.decision_text,
  refundNo: row.refund_no ?? '',
})
