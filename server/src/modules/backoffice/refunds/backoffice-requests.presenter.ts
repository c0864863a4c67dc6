import { type Cents, checkRefundTicket, civilDateAt, type Instant, type RefundQuoteItem } from '@shuttle/domain'
import { maskEmail } from '@shuttle/domain/staff'
import type { QueuedRequest, RequestFile } from '@shuttle/wire/staff'
import { getShownStatus } from '../../passenger/orders'
import type { QueueRow } from './queued-requests.repository'
import { presentRefundTicket } from './refund-ticket.presenter'
import type { StaffRequestView } from './staff-request-view'

const MINUTE_MS = 60_000
const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((total, each) => total + each, 0)
const sumItems = (items: readonly RefundQuoteItem[]) => ({
  refund: sum(items.map(({ refund }) => refund)),
  fee: sum(items.map(({ fee }) => fee)),
})
const mask = (email: string): string | undefined => (email === '' ? undefined : maskEmail(email))

export const presentQueued = (row: QueueRow, now: Instant): QueuedRequest => ({
  requestNo: row.request_no,
  orderNo: row.order_no,
  state: row.state,
  passenger: row.user_name || undefined,
  maskedEmail: mask(row.email),
  ticketCount: row.items.length,
  ...sumItems(row.items),
  currency: row.currency,
  reason: row.reason,
  hasProof: row.has_proof,
  language: row.language,
  lineCode: row.line_code,
  travelDate: row.travel_date,
  requestedAt: row.created_at,
  ageMinutes: Math.floor(((row.ended_at ?? now) - row.created_at) / MINUTE_MS),
  answerBy: row.answer_by,
  isOverdue: row.state === 'waiting' && row.answer_by < civilDateAt(now),
})

const presentTicket = (
  { toRefund: { view, refundable }, requestView }: StaffRequestView,
  item: RefundQuoteItem,
): RequestFile['tickets'] => {
  const ticket = view.tickets.find(({ ticket_no }) => ticket_no === item.ticketNo)
  const current = refundable.tickets.find(({ ticketNo }) => ticketNo === item.ticketNo)
  if (!ticket || !current) return []
  // As it was when the request was sent: its own refund, or a check, came later.
  const then = {
    ...refundable,
    isCollected: false,
    tickets: [{ ...current, status: 'valid' as const, isChecked: false }],
  }
  const [valid = current] = then.tickets
  return [presentRefundTicket(view, ticket, item, checkRefundTicket(then, valid, requestView.request.created_at))]
}

/** A request with the facts of its decision. */
export const presentStaffRequest = (
  detail: StaffRequestView,
  { now, limit }: { now: Instant; limit: Cents },
): RequestFile => {
  const { requestView, toRefund, proofSize, proposalNo, refundedAlone, deciderName } = detail
  const { request, proofType, refundNo } = requestView
  const { view, refundable } = toRefund
  const { order } = view
  return {
    requestNo: request.request_no,
    orderNo: request.order_no,
    state: request.state,
    ...sumItems(request.items),
    currency: order.currency,
    payType: order.pay_type,
    reason: request.reason,
    reasonText: request.reason_text || undefined,
    maskedEmail: mask(request.email),
    language: request.language,
    requestedAt: request.created_at,
    answerBy: request.answer_by,
    endedAt: request.ended_at ?? undefined,
    answerText: request.answer_text || undefined,
    proof: proofType && { type: proofType, size: proofSize },
    refundNo,
    lineCode: order.line_code,
    travelDate: order.travel_date,
    returnDate: order.return_date ?? undefined,
    orderStatus: getShownStatus(view, now),
    soldAt: order.placed_at,
    orderPaid: order.due_cents,
    policy: refundable.policy,
    tickets: request.items.flatMap((item) => presentTicket(detail, item)),
    decidedBy: request.decided_by || undefined,
    deciderName: deciderName || undefined,
    proposalNo,
    secondApprovalLimit: limit,
    refundedAlone,
  }
}
