/**
 * The entry for programs that fill a site, such as the demo: the commands of the service with their moment as a
 * parameter, and the sample rows that its own tests use too. Nothing of the service imports it, so no build for
 * production contains it.
 */
export type { AppContext } from '../context'
export { transaction } from '../database/transaction'
export type {
  AccountRow,
  Database,
  FareRow,
  NoticeRow,
  OrderFlightRow,
  OrderItemRow,
  OrderPassengerRow,
  OrderRow,
  TicketCheckRow,
  TicketRow,
} from '../database/types'
export { listAccountCoupons } from '../modules/coupons'
export { changeDeparture } from '../modules/departure-changes'
export {
  cancelOrder,
  discountQuote,
  endOrders,
  expireOrders,
  findOwnOrder,
  listAccountOrders,
  newDifferenceNumber,
  newOrderNumber,
  newPickupCode,
  newProposalNumber,
  newRefundNumber,
  newRefundRequestNumber,
  newTicketNumber,
  placeOrder,
  priceQuote,
  recordCheck,
  recordCollection,
  sealTravelDocument,
  viewOrder,
} from '../modules/orders'
export {
  checkOpenRefunds,
  configuredMethods,
  confirmPayment,
  openAttempt,
  type PaymentMethods,
  readGatewaySettings,
  refundSerialNo,
} from '../modules/payments'
export { findRefundPolicy } from '../modules/refund-policies'
export { requestRefund } from '../modules/refund-requests'
export { type Leg, toLegs } from '../modules/sales'
export { findAccountByEmail, hashPassword } from '../modules/sessions'
export { factorOwner } from '../modules/staff'
export { applyRefund, openQuote, readOrderToRefund } from '../modules/ticket-refunds'
export { getSealer, type Sealer } from '../sealing'
export { findDemoAccount } from '../start/demo-account.repository'
export { explainFault } from '../start/explain-fault'
export { loadSampleSite } from './load-sample-site'
export { type Filling, openFilling } from './open-filling'
export { insertSampleAccounts, loadSampleAccounts, SAMPLE_ACCOUNTS, SAMPLE_PASSWORD } from './sample-accounts'
export { loadSampleCoupons } from './sample-coupons'
