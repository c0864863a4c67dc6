import { listExportedMail } from '../modules/backoffice/list-exports'
import { checkCredentials, guardMethods, type PaymentMethods, paymentJobs } from '../modules/money/payments'
import { runNights } from '../modules/money/reconciliation'
import { accountMails } from '../modules/passenger/accounts'
import {
  departureChangedMail,
  orderPaidMail,
  paymentRefundedMail,
  refundAcceptedMail,
  refundRequestMail,
  serviceDelayedMail,
  serviceDisruptedMail,
} from '../modules/passenger/mails'
import { guardMailer } from '../outbox/guard-mailer'
import type { Mailer } from '../outbox/mailer'
import type { OutboxHandlers } from '../outbox/outbox.repository'
import { outboxJobsOf } from '../outbox/run-outbox'
import { credentialCheck } from '../runtime/bulkheads/credential-check'
import type { AppContext } from '../runtime/context'

const CHECK_EVERY_MS = 60_000

/** The module that handles each kind of message. */
export const outboxHandlers = (context: AppContext, mailer: Mailer): OutboxHandlers => ({
  'mail:order-paid': orderPaidMail(context, mailer),
  'mail:departure-changed': departureChangedMail(context, mailer),
  'mail:payment-refunded': paymentRefundedMail(context, mailer),
  'mail:refund-accepted': refundAcceptedMail(context, mailer),
  'mail:refund-request': refundRequestMail(context, mailer),
  'mail:service-delayed': serviceDelayedMail(context, mailer),
  'mail:service-disrupted': serviceDisruptedMail(context, mailer),
  'mail:list-exported': listExportedMail(context, mailer),
  ...accountMails(context, mailer),
})

/**
 * The jobs that send the outbox, query providers for payments and refunds, reconcile days and check credentials: one
 * for each bulkhead, so that neither a dead mail server nor a dead provider delays another.
 */
export const outboxJobs = (context: AppContext, configured: PaymentMethods, mailer: Mailer) => {
  const methods = guardMethods(configured, context)
  return [
    ...outboxJobsOf(context, outboxHandlers(context, guardMailer(mailer, context))),
    ...paymentJobs({ ...context, methods }),
    ...methods.all.map((provider) =>
      credentialCheck(context, {
        name: provider.code,
        check: () => checkCredentials(provider, context.clock.now()),
      }),
    ),
    ...methods.all.map((provider) => ({
      name: `nightly reconciliation: ${provider.code}`,
      everyMs: CHECK_EVERY_MS,
      endsByClock: true,
      run: (ending: AbortSignal) => runNights({ ...context, methods: { ...methods, all: [provider] } }, ending),
    })),
  ]
}
