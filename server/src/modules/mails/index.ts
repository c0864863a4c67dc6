export { orderPaidMail } from './order-paid-mail'
export { paymentRefundedMail } from './payment-refunded-mail'
export { refundAcceptedMail } from './refund-accepted-mail'
export { refundRequestMail } from './refund-request-mail'
