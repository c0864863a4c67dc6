export { paymentHref, UNPAID_ORDERS } from './payment-href'
