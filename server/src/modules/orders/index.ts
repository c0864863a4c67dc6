export {
  deleteIdempotencyKeys,
  erasePassengers,
  findOpenOrder,
  findOrderToPay,
  listAccountOrders,
  moveOrders,
} from './account-orders.repository'
export { cancelOrder } from './cancel-order'
export { discountQuote } from './discount-quote'
export { endOrders } from './end-orders'
export { expireOrders } from './expire-orders'
export { followFacts } from './follow-facts'
export { eraseOldDocuments, sealOutdatedDocuments } from './keep-documents'
export { type ConfirmedPayment, markPaid, type PaymentEffect } from './mark-paid'
export { newRefundNumber, newRefundRequestNumber } from './new-number'
export {
  categoryColumns,
  listColumns,
  peopleOnAllLegs,
  presentBoardingTimes,
  presentPickupCode,
} from './order.presenter'
export { getShownStatus } from './order-facts'
export { presentStatus } from './order-status.presenter'
export {
  findOrder,
  findOwnOrder,
  getLegs,
  lockOrder,
  lockOwnOrder,
  type OrderView,
  viewOrder,
  viewOrders,
} from './orders.repository'
export { registerOrders } from './orders.routes'
export { openPassenger } from './passenger-document'
export { placeOrder } from './place-order'
export { priceQuote } from './price-quote'
export {
  addRefundRequest,
  endRefundRequest,
  findRefundRequest,
  findRequestEmail,
  findWaitingRequest,
  listRefundRequests,
  type RefundRequest,
} from './refund-requests.repository'
export { recordRefundEnd, refundTickets } from './refund-tickets'
export { recordCheck, recordCollection } from './use-tickets'
