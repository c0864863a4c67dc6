import type { orderRefundRow } from '@shuttle/wire'
import type * as z from 'zod/mini'
import { wireMoment } from '../../../http/envelope'
import type { OrderRefund } from './order-views.repository'

const presentOrderRefund = (refund: OrderRefund): z.infer<typeof orderRefundRow> => ({
  refundNo: refund.refund_no,
  state: refund.state.toUpperCase(),
  total: refund.amount_cents,
  totalFee: refund.tickets.reduce((sum, ticket) => sum + ticket.fee_cents, 0),
  payType: refund.provider,
  applyTime: wireMoment(refund.created_at),
  ...(refund.ended_at !== null && { doneTime: wireMoment(refund.ended_at) }),
  ...(refund.outside_reference !== null && { outsideRef: refund.outside_reference }),
  tickets: refund.tickets.map(({ ticket_no }) => ticket_no),
})

/** `refunds` of an order in the list and in its details; left out where there is none. */
export const presentOrderRefunds = (
  refunds: readonly OrderRefund[],
): { refunds?: Array<z.infer<typeof orderRefundRow>> } =>
  refunds.length === 0 ? {} : { refunds: refunds.map(presentOrderRefund) }
