import type { AppContext } from '../../context'
import type { Mailer } from '../../outbox/mail/mailer'
import { outboxJob } from '../../outbox/outbox-job'
import type { OutboxHandlers } from '../../outbox/outbox-message'
import { accountMails } from '../accounts/account-mails'
import { orderPaidMail } from '../mails/order-paid-mail'
import { paymentRefundedMail } from '../mails/payment-refunded-mail'
import { checkOpenAttempts } from './check-open-attempts'
import type { PaymentMethods } from './payment-methods'
import { refundPayment } from './refund-payment'

const RECONCILE_EVERY_MS = 2000

/** Who does what the outbox is asked for. */
export const outboxHandlers = (context: AppContext, methods: PaymentMethods, mailer: Mailer): OutboxHandlers => ({
  'mail:order-paid': orderPaidMail(context, mailer),
  'mail:payment-refunded': paymentRefundedMail(context, mailer),
  ...accountMails(context, mailer),
  'payment:refund': refundPayment(context, methods),
})

/** What payments do by themselves: the outbox, and asking about attempts nobody confirmed. */
export const paymentJobs = (context: AppContext, methods: PaymentMethods, mailer: Mailer) => [
  outboxJob(context, outboxHandlers(context, methods, mailer)),
  { name: 'payment reconciler', everyMs: RECONCILE_EVERY_MS, run: () => checkOpenAttempts(context, methods) },
]
