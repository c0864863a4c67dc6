export { AIRPORT_BUS, AIRPORT_LINE, airportLineHref, buyHref, ticketDetailsHref } from './line-href'
export { AIRPORT_PAYMENT, airportPaymentHref, paymentHref, UNPAID_ORDERS } from './payment-href'
export { readReturned } from './read-returned'
export { resultHref } from './result-href'
