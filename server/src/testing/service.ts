/** Exports for tests of the demo: the whole service with a database, a sandbox and a clock of its own. */
export { presentStatus, viewOrders } from '../modules/orders'
export { type PaymentService, startPaymentService } from '../modules/payments/testing/start-payment-service'
export { runNights } from '../modules/reconciliation/run-nights'
export { digitsAt } from '../modules/staff/second-factor/totp'
export { listWrongSums } from '../modules/ticket-refunds/testing/list-wrong-sums'
export { buildTestApp, type TestApp } from './build-test-app'
export { credentials } from './credentials.request'
export { newStaff } from './new-staff'
