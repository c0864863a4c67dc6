/**
 * The entry for programs that fill a site, such as the demo: the commands of the service with their moment as a
 * parameter, and the sample rows that its own tests use too. Nothing of the service imports it, so no build for
 * production contains it.
 */

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
export { factorOwner } from '../modules/backoffice/staff'
export {
  bankDay,
  checkOpenRefunds,
  configuredMethods,
  confirmPayment,
  openAttempt,
  type PaymentMethods,
  readGatewaySettings,
  refundSerialNo,
} from '../modules/money/payments'
export { findRefundPolicy } from '../modules/money/refund-policies'
export { listAccountCoupons } from '../modules/passenger/coupons'
export { changeDeparture } from '../modules/passenger/departure-changes'
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
  sealTravelDocument,
  viewOrder,
} from '../modules/passenger/orders'
export { requestRefund } from '../modules/passenger/refund-requests'
export { type Leg, toLegs } from '../modules/passenger/sales'
export { findAccountByEmail, hashPassword } from '../modules/passenger/sessions'
export { applyRefund, openQuote, readOrderToRefund } from '../modules/passenger/ticket-refunds'
export { recordCheck, recordCollection } from '../modules/passenger/ticket-use'
export type { AppContext } from '../runtime/context'
export { getSealer, type Sealer } from '../sealing'
export { findDemoAccount } from '../start/demo-account.repository'
export { explainFault } from '../start/explain-fault'
export { loadSampleSite } from './load-sample-site'
export { type Filling, openFilling } from './open-filling'
export { insertSampleAccounts, loadSampleAccounts, SAMPLE_ACCOUNTS, SAMPLE_PASSWORD } from './sample-accounts'
export { loadSampleCoupons } from './sample-coupons'
