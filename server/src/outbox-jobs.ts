import type { AppContext } from './context'
import { accountMails } from './modules/accounts'
import {
  departureChangedMail,
  orderPaidMail,
  paymentRefundedMail,
  refundAcceptedMail,
  refundRequestMail,
  serviceDisruptedMail,
} from './modules/mails'
import {
  checkClosedAttempts,
  checkOpenAttempts,
  checkOpenRefunds,
  checkSettledRefunds,
  type PaymentMethods,
} from './modules/payments'
import { runNights } from './modules/reconciliation'
import { guardMailer } from './outbox/guard-mailer'
import type { Mailer } from './outbox/mailer'
import type { OutboxHandlers } from './outbox/outbox.repository'
import { outboxJobsOf } from './outbox/run-outbox'

const RECONCILE_EVERY_MS = 2000
const CLOSED_EVERY_MS = 10_000
const LOOK_EVERY_MS = 60_000

/** The module that handles each kind of message. */
export const outboxHandlers = (context: AppContext, mailer: Mailer): OutboxHandlers => ({
  'mail:order-paid': orderPaidMail(context, mailer),
  'mail:departure-changed': departureChangedMail(context, mailer),
  'mail:payment-refunded': paymentRefundedMail(context, mailer),
  'mail:refund-accepted': refundAcceptedMail(context, mailer),
  'mail:refund-request': refundRequestMail(context, mailer),
  'mail:service-disrupted': serviceDisruptedMail(context, mailer),
  ...accountMails(context, mailer),
})

/** Sends what waits in the outbox, verifies payment attempts without a confirmation, asks for refunds until they are done, about those settled outside, and compares days with the providers. */
export const outboxJobs = (context: AppContext, methods: PaymentMethods, mailer: Mailer) => [
  ...outboxJobsOf(context, outboxHandlers(context, guardMailer(mailer, context))),
  { name: 'payment reconciler', everyMs: RECONCILE_EVERY_MS, run: () => checkOpenAttempts({ ...context, methods }) },
  { name: 'closed attempts', everyMs: CLOSED_EVERY_MS, run: () => checkClosedAttempts({ ...context, methods }) },
  { name: 'refund ledger', everyMs: RECONCILE_EVERY_MS, run: () => checkOpenRefunds({ ...context, methods }) },
  { name: 'settled refunds', everyMs: LOOK_EVERY_MS, run: () => checkSettledRefunds({ ...context, methods }) },
  {
    name: 'nightly reconciliation',
    everyMs: LOOK_EVERY_MS,
    run: (ending: AbortSignal) => runNights({ ...context, methods }, ending),
  },
]
