export { PaidOrderBody } from './paid-order-body'
export { PendingPayment } from './pending-payment'
export { RefundWay } from './refund-way'
