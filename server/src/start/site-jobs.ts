import { pruneBuilds } from '@shuttle/composer'
import type { AppContext } from '../context'
import { deleteOldCodes } from '../modules/accounts'
import { deleteExpiredChallenges } from '../modules/captcha'
import { expireOrders } from '../modules/orders'
import { configuredMethods } from '../modules/payments'
import { deleteOldFailures } from '../modules/sessions'
import { deleteExpiredStates } from '../modules/wechat'
import { configuredMailer } from '../outbox/mailer'
import { outboxJobs } from '../outbox-jobs'
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
    { name: 'prune old builds', everyMs: 3_600_000, run: () => pruneBuilds(toReleaseContext(context)) },
    ...outboxJobs(context, configuredMethods(config, clock.now), configuredMailer(config)),
  ]
}
