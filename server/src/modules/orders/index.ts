export {
  deleteIdempotencyKeys,
  erasePassengers,
  findOpenOrder,
  findOrderToPay,
  listAccountOrders,
  moveOrders,
} from './account-orders.repository'
export { endOrders } from './end-orders'
export { expireOrders } from './expire-orders'
export { type ConfirmedPayment, markPaid, type PaymentEffect } from './mark-paid'
export { newRefundNumber } from './new-number'
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
  lockOwnOrder,
  type OrderView,
  viewOrder,
  viewOrders,
} from './orders.repository'
export { registerOrders } from './orders.routes'
export { recordRefundEnd, refundTickets } from './refund-tickets'
export { recordCheck, recordCollection } from './use-tickets'
