import type { GatewayOrder, GatewayTransaction } from '../state/gateway-order'

const STATUS = { SUCCESS: 'SUCCESS', PENDING: 'PROCESSING', FAILURE: 'ABNORMAL' } as const

export const refundAnswer = (order: GatewayOrder, refund: GatewayTransaction) => ({
  refund_id: `5030${order.createdAt}`,
  out_refund_no: refund.id,
  out_trade_no: order.id,
  channel: 'ORIGINAL',
  status: STATUS[refund.result],
  amount: { refund: refund.amountCents, total: order.amountCents, currency: refund.currency },
})
