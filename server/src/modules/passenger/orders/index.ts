export {
  deleteIdempotencyKeys,
  erasePassengers,
  findOpenOrder,
  findOrderToPay,
  listAccountOrders,
  moveOrders,
  returnOrders,
} from './account-orders.repository'
export { cancelOrder, cancelUnpaid } from './cancel-order'
export { toChangeableOrder } from './changeable-order'
export { discountQuote } from './discount-quote'
export { eraseOldDocuments, sealOutdatedDocuments } from './document-retention'
export { endOrders } from './end-orders'
export { expireOrders } from './expire-orders'
export { presentFlight } from './flight.presenter'
export { readFlight } from './flight.request'
export { isRefundPending } from './is-refund-pending'
export { type ConfirmedPayment, markPaid, type PaymentEffect } from './mark-paid'
export {
  CODE_ALPHABET,
  newCouponIssueNumber,
  newCouponNumber,
  newDelayNumber,
  newDifferenceNumber,
  newDisruptionNumber,
  newOrderNumber,
  newPickupCode,
  newProposalNumber,
  newRefundNumber,
  newRefundRequestNumber,
  newTicketNumber,
} from './new-number'
export {
  categoryColumns,
  listColumns,
  passengersOnAllLegs,
  presentBoardingTimes,
  presentPickupCode,
} from './order.presenter'
export { presentChangedAt } from './order-change.presenter'
export { saveFlight } from './order-flights.repository'
export { presentOrderRefunds } from './order-refunds.presenter'
export { getStatusText, isOrderCollected, presentStatus } from './order-status.presenter'
export { getShownStatus } from './order-status-input'
export { type OrderView, viewOrder, viewOrders } from './order-views.repository'
export { findOrder, findOwnOrder, getLegs, lockOrder, lockOwnOrder, moveTrip } from './orders.repository'
export { registerOrders } from './orders.routes'
export { documentOwner, hashPhone, isDocumentStored, openPassenger, sealTravelDocument } from './passenger-document'
export { placeOrder } from './place-order'
export { priceQuote } from './price-quote'
export { recordRefundEnd, refundTickets, syncOrder } from './refund-tickets'
export { moveSeats } from './seats.repository'
export { toTicketRide } from './ticket-ride'
