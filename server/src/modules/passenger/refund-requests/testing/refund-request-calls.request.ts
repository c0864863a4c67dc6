import type { Answer, TestMember } from '../../../money/payments/testing/create-member'
import type { PaymentService } from '../../../money/payments/testing/start-payment-service'
import { type BoughtOrder, buyTickets } from '../../ticket-refunds/testing/buy-tickets.request'

/** A request as answered on the wire. */
export interface SentRequest {
  requestNo: string
  state: string
  total: number
  totalFee: number
  answerText: string
  refundNo: string
  proofType: string
}

export interface Requestable {
  answerDate: string
  wholeOnly: boolean
  tickets: Array<{
    ph: string
    reason: string
    byApplication: boolean
    requestable: boolean
    hasIdNumber: boolean
    together: string[]
    fee?: number
  }>
  request?: SentRequest
}

/** An order of one adult with a coupon of ten dollars: its ticket is refunded by request only. HK$55.00 were paid. */
export const buyWithCoupon = (
  service: PaymentService,
  trip: Parameters<typeof buyTickets>[1] = {},
  buyer?: TestMember,
): Promise<BoughtOrder> => buyTickets(service, trip, { coupon: {}, ...(buyer && { buyer }) })

export const queryRequest = async ({ member, orderNo }: BoughtOrder) => {
  const answer = await member.call('wx/query.refund.request', { orderNo })
  return { code: answer.code, data: answer.responseData as Requestable }
}

/** `wx/apply.refund.request` for all tickets of the order, at the current fee, because plans changed. */
export const trySendRequest = async (
  order: BoughtOrder,
  change: object = {},
  headers: Record<string, string> = {},
): Promise<Answer> => {
  const { tickets } = (await queryRequest(order)).data
  const wanted = 'tickets' in change ? (change.tickets as string[]) : order.tickets
  const chosen = tickets.filter(({ ph }) => wanted.includes(ph))
  const body = {
    orderNo: order.orderNo,
    tickets: order.tickets,
    totalFee: chosen.reduce((sum, { fee = 0 }) => sum + fee, 0),
    reasonCode: 'PLAN_CHANGED',
    email: 'contact@demo.test',
    ...change,
  }
  return order.member.call('wx/apply.refund.request', body, headers)
}

/** The same, which must be accepted. */
export const sendRequest = async (order: BoughtOrder, change: object = {}): Promise<SentRequest> => {
  const answer = await trySendRequest(order, change)
  if (answer.code !== 'SUCCESS') throw new Error(`no request: ${answer.code}`)
  return answer.responseData as SentRequest
}

export const withdraw = ({ member, orderNo }: BoughtOrder, requestNo: string): Promise<Answer> =>
  member.call('wx/cancel.refund.request', { orderNo, requestNo })
