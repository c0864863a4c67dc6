/** Exports for tests of the demo: the whole service with a database, a sandbox and a clock of its own. */

export { digitsAt } from '../modules/backoffice/staff/second-factor/totp'
export { type PaymentService, startPaymentService } from '../modules/money/payments/testing/start-payment-service'
export { runNights } from '../modules/money/reconciliation/run-nights'
export { presentStatus, viewOrders } from '../modules/passenger/orders'
export { listWrongSums } from '../modules/passenger/ticket-refunds/testing/list-wrong-sums'
export { buildTestApp, type TestApp } from './build-test-app'
export { credentials } from './credentials.request'
export { newStaff } from './new-staff'
