import {
  type Cents,
  checkRefundTicket,
  civilDateAt,
  type Instant,
  LANGUAGE_TAG,
  type RefundQuoteItem,
  type RefundRequestState,
  ticketTimes,
} from '@shuttle/domain'
import { maskEmail } from '@shuttle/domain/staff'
import type { queuedRequestRow, requestedTicketRow, staffRequestDetail } from '@shuttle/wire/staff'
import type * as z from 'zod/mini'
import { wireMoment } from '../../http/envelope'
import { wireCurrency, wirePassengerType } from '../../http/wire-codes.presenter'
import { getShownStatus, isRefundPending, presentStatus, toTicketRide } from '../orders'
import { presentRefundPolicy } from '../refund-policies'
import { presentRequest } from '../refund-requests'
import { presentItem, presentReason } from '../ticket-refunds'
import type { QueuedRequest } from './queued-requests.repository'
import type { StaffRequestView } from './staff-request-view'

const MINUTE_MS = 60_000
const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0)

export const presentQueued = (row: QueuedRequest, now: Instant): z.infer<typeof queuedRequestRow> => ({
  requestNo: row.request_no,
  orderNo: row.order_no,
  state: row.state.toUpperCase(),
  userName: row.user_name ?? '',
  email: row.email === '' ? '' : maskEmail(row.email),
  ticketCount: row.items.length,
  total: sum(row.items.map(({ refund }) => refund)),
  totalFee: sum(row.items.map(({ fee }) => fee)),
  currency: wireCurrency(row.currency),
  reasonCode: presentReason(row.reason),
  hasProof: row.has_proof,
  language: LANGUAGE_TAG[row.language],
  lineCode: row.line_code,
  bookDate: row.travel_date,
  applyTime: wireMoment(row.created_at),
  ageMinutes: Math.floor(((row.ended_at ?? now) - row.created_at) / MINUTE_MS),
  answerDate: row.answer_by,
  overdue: row.state === 'waiting' && row.answer_by < civilDateAt(now),
})

export const presentCounts = (states: Partial<Record<RefundRequestState, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(states).map(([state, count]) => [state.toUpperCase(), count]))

const presentTicket = (
  { toRefund: { view, refundable }, requestView }: StaffRequestView,
  item: RefundQuoteItem,
): Array<z.infer<typeof requestedTicketRow>> => {
  const ticket = view.tickets.find(({ ticket_no }) => ticket_no === item.ticketNo)
  const current = refundable.tickets.find(({ ticketNo }) => ticketNo === item.ticketNo)
  if (!ticket || !current) return []
  const name = view.passengers.find(({ position }) => position === ticket.passenger_position)?.name
  // As it was when the request was sent: its own refund, or a check, came later.
  const then = {
    ...refundable,
    isCollected: false,
    tickets: [{ ...current, status: 'valid' as const, isChecked: false }],
  }
  const [valid = current] = then.tickets
  return [
    {
      ...presentItem(item, ticket.fare_cents),
      ...(name && { userName: name }),
      ticketType: wirePassengerType(ticket.passenger_type),
      leg: String(ticket.leg),
      bookDate: ticket.travel_date,
      bookBeginTime: view.order.fare_type === 'reserved' ? ticket.begin_time : '',
      cpzt: ticket.status === 'refunded' ? '10' : '00',
      refundPending: isRefundPending(view, ticket.ticket_no),
      jpzt: ticket.checks.length > 0 ? '1' : '0',
      collected: ticket.collected_at !== null,
      goodUntil: wireMoment(ticketTimes(toTicketRide(view.order, ticket)).until),
      reason: checkRefundTicket(then, valid, requestView.request.created_at) ?? '',
    },
  ]
}

/** A request with the facts of its decision. */
export const presentStaffRequest = (
  detail: StaffRequestView,
  { now, limit }: { now: Instant; limit: Cents },
): z.infer<typeof staffRequestDetail> => {
  const { requestView, toRefund, proofSize, proposalNo = '', refundedAlone, deciderName = '' } = detail
  const { view, refundable } = toRefund
  const { order } = view
  return {
    ...presentRequest(requestView, view),
    language: LANGUAGE_TAG[requestView.request.language],
    lineCode: order.line_code,
    bookDate: order.travel_date,
    bookDateRe: order.return_date ?? '',
    orderStatus: presentStatus(getShownStatus(view, now)),
    saleTime: wireMoment(order.placed_at),
    amountPaid: order.due_cents,
    refundPolicy: presentRefundPolicy(refundable.policy),
    tickets: requestView.request.items.flatMap((item) => presentTicket(detail, item)),
    proofSize,
    decidedBy: requestView.request.decided_by,
    deciderName,
    proposalNo,
    secondApprovalLimit: limit,
    refundedAlone,
  }
}
