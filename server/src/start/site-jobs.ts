import { pruneBuilds } from '@shuttle/composer'
import type { AppContext } from '../context'
import { deleteOldCodes } from '../modules/accounts/verification-codes.repository'
import { deleteExpiredChallenges } from '../modules/captcha'
import { expireOrders } from '../modules/orders/expire-orders'
import { configuredMethods } from '../modules/payments/configured-methods'
import { paymentJobs } from '../modules/payments/payment-jobs'
import { deleteOldFailures } from '../modules/sessions/sign-in-failures.repository'
import { deleteExpiredStates } from '../modules/wechat/wechat.repository'
import { configuredMailer } from '../outbox/mail/mailer'
import type { Job } from './run-jobs'
import { toReleaseContext } from './to-release-context'

/** What the service does by itself. */
export const siteJobs = (context: AppContext): Job[] => {
  const { db, clock, config } = context
  return [
    { name: 'expire orders', everyMs: 2000, run: () => expireOrders(db, clock.now()) },
    { name: 'delete old sign-in failures', everyMs: 60_000, run: () => deleteOldFailures(db, clock.now()) },
    { name: 'delete old verification codes', everyMs: 60_000, run: () => deleteOldCodes(db, clock.now()) },
    { name: 'delete expired WeChat sign-in states', everyMs: 60_000, run: () => deleteExpiredStates(db, clock.now()) },
    { name: 'delete expired captchas', everyMs: 60_000, run: () => deleteExpiredChallenges(db, clock.now()) },
    { name: 'forget old builds', everyMs: 3_600_000, run: () => pruneBuilds(toReleaseContext(context)) },
    ...paymentJobs(context, configuredMethods(config, clock.now), configuredMailer(config)),
  ]
}
