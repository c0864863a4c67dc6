import type { AppContext } from '../context'
import { forgetCodes } from '../modules/accounts/verification-codes.repository'
import { forgetChallenges } from '../modules/captcha'
import { expireOrders } from '../modules/orders/expire-orders'
import { configuredMethods } from '../modules/payments/configured-methods'
import { paymentJobs } from '../modules/payments/payment-jobs'
import { forgetFailures } from '../modules/sessions/login-failures.repository'
import { forgetStates } from '../modules/wechat/messenger-states.repository'
import { configuredMailer } from '../outbox/mail/mailer'
import { forgetOldBuilds } from '../releases'
import { releaseContextOf } from './release-context-of'
import type { Job } from './run-jobs'

/** What the service does by itself. */
export const siteJobs = (context: AppContext): Job[] => {
  const { db, clock, config } = context
  return [
    { name: 'expire orders', everyMs: 2000, run: () => expireOrders(db, clock.now()) },
    { name: 'forget sign-in failures', everyMs: 60_000, run: () => forgetFailures(db, clock.now()) },
    { name: 'forget mailed codes', everyMs: 60_000, run: () => forgetCodes(db, clock.now()) },
    { name: 'forget messenger states', everyMs: 60_000, run: () => forgetStates(db, clock.now()) },
    { name: 'forget captchas', everyMs: 60_000, run: () => forgetChallenges(db, clock.now()) },
    { name: 'forget old builds', everyMs: 3_600_000, run: () => forgetOldBuilds(releaseContextOf(context)) },
    ...paymentJobs(context, configuredMethods(config, clock.now), configuredMailer(config)),
  ]
}
