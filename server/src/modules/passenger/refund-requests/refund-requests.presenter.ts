import { type Instant, type RefundProofType, refundAnswerDay, withOtherLegs } from '@shuttle/domain'
import type { queryRefundProofCall, queryRefundRequestCall, refundRequestRow } from '@shuttle/wire'
import type * as z from 'zod/mini'
import { wireMoment } from '../../../http/envelope'
import { wireCurrency } from '../../../http/wire-codes.presenter'
import { isDocumentStored, type OrderView } from '../orders'
import { type OrderToRefund, presentItem, presentReason, presentTickets } from '../ticket-refunds'
import type { RequestView } from './refund-requests.repository'

export const presentRequest = (
  { request, proofType, refundNo }: RequestView,
  { order, tickets }: Pick<OrderView, 'order' | 'tickets'>,
): z.infer<typeof refundRequestRow> => ({
  requestNo: request.request_no,
  orderNo: request.order_no,
  state: request.state.toUpperCase(),
  total: request.items.reduce((sum, { refund }) => sum + refund, 0),
  totalFee: request.items.reduce((sum, { fee }) => sum + fee, 0),
  currency: wireCurrency(order.currency),
  payType: order.pay_type,
  reasonCode: presentReason(request.reason),
  reasonText: request.reason_text,
  email: request.email,
  applyTime: wireMoment(request.created_at),
  answerDate: request.answer_by,
  ...(request.ended_at !== null && { endTime: wireMoment(request.ended_at) }),
  answerText: request.answer_text,
  proofType: proofType ?? '',
  refundNo: refundNo ?? '',
  items: request.items.map((item) =>
    presentItem(item, tickets.find(({ ticket_no }) => ticket_no === item.ticketNo)?.fare_cents ?? 0),
  ),
})

/** The tickets of an order that can be requested from staff, and its newest request. */
export const presentRequestable = (
  { view, refundable }: OrderToRefund,
  newest: RequestView | undefined,
  now: Instant,
): Omit<z.infer<typeof queryRefundRequestCall.answer>['responseData'], 'memberEmail'> => ({
  orderNo: view.order.order_no,
  currency: wireCurrency(view.order.currency),
  payType: view.order.pay_type,
  answerDate: refundAnswerDay(now),
  wholeOnly: refundable.hasPromotion,
  tickets: presentTickets({ view, refundable }, now).map((row) => {
    const ticket = view.tickets.find(({ ticket_no }) => ticket_no === row.ph)
    const passenger = view.passengers.find(({ position }) => position === ticket?.passenger_position)
    return {
      ...row,
      // A part of a promotion order may be requested.
      together: withOtherLegs(refundable, [row.ph]),
      requestable: row.reason === '' || row.byApplication,
      hasIdNumber: passenger !== undefined && isDocumentStored(passenger) && passenger.id_tail !== '',
    }
  }),
  ...(newest && { request: presentRequest(newest, view) }),
})

const EXTENSIONS = { 'image/jpeg': 'jpg', 'image/png': 'png', 'application/pdf': 'pdf' } as const

/** File name of the proof of a request. */
export const nameProof = (requestNo: string, type: RefundProofType): string => `${requestNo}.${EXTENSIONS[type]}`

export const presentProof = (
  requestNo: string,
  proof: { content_type: RefundProofType; content: string },
): z.infer<typeof queryRefundProofCall.answer>['responseData'] => ({
  proofType: proof.content_type,
  fileName: nameProof(requestNo, proof.content_type),
  proofFile: proof.content,
})
