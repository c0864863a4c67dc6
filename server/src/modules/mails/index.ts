export { orderPaidMail } from './order-paid-mail'
export { paymentRefundedMail } from './payment-refunded-mail'
