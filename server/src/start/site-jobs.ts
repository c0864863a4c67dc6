import { createFailureWatch, probeSite, probeStore, pruneBuilds, signSmoke } from '@shuttle/composer'
import { outboxJobs } from '../jobs/outbox-jobs'
import { pruneJob } from '../jobs/pruning/prune-tables'
import type { Job } from '../jobs/run-jobs'
import { sharedCounts } from '../limits'
import { auditKey, sealAudit } from '../modules/backoffice/audit'
import { runDisruptions } from '../modules/backoffice/disruptions'
import { writeListExports } from '../modules/backoffice/list-exports'
import { orderList } from '../modules/backoffice/orders'
import { ledgerList } from '../modules/backoffice/refunds'
import { resealFactors } from '../modules/backoffice/staff'
import { configuredMethods } from '../modules/money/payments'
import { endJoins } from '../modules/passenger/accounts'
import { checkSlideCredentials, slideSettings } from '../modules/passenger/captcha'
import { endOrders, eraseOldDocuments, expireOrders, sealOutdatedDocuments } from '../modules/passenger/orders'
import { checkWechatSecret, readWechatSettings } from '../modules/passenger/wechat'
import { checkMailCredentials } from '../outbox/check-mail-credentials'
import { configuredMailer } from '../outbox/mailer'
import { credentialCheck } from '../runtime/bulkheads/credential-check'
import type { AppContext } from '../runtime/context'
import { getSealer } from '../sealing'
import { probeCommand } from './probe-command'
import { toReleaseContext } from './to-release-context'

/** The background jobs of the service. */
export const siteJobs = (context: AppContext): Job[] => {
  const { db, clock, config, log } = context
  const { smtpUrl } = config
  const wechat = readWechatSettings(config)
  const slide = slideSettings(config)
  const signingKey = auditKey(config)
  const releases = toReleaseContext(context)
  const { probeCommand: command } = config
  const signToken = (of: { app: string; version: string }) => signSmoke(of, releases.previewSecret, clock.now())
  const probes = [
    probeStore(releases.store),
    probeSite(config.publicUrl),
    ...(command === undefined ? [] : [probeCommand({ command, site: config.publicUrl, signToken })]),
  ]
  const sealDocuments = async () => {
    const report = (err: unknown, orderNo: string) => log.error({ err, orderNo }, 'a document cannot be opened')
    await sealOutdatedDocuments(db, getSealer(config), report)
    await resealFactors(db, getSealer(config))
  }
  return [
    { name: 'expire orders', endsByClock: true, everyMs: 2000, run: (ending) => expireOrders(db, clock.now(), ending) },
    { name: 'end orders', endsByClock: true, everyMs: 10_000, run: () => endOrders(db, clock.now()) },
    { name: 'refund disrupted rides', endsByClock: true, everyMs: 1000, run: () => runDisruptions(context) },
    {
      name: 'write files of lists',
      everyMs: 2000,
      run: (ending) => writeListExports(context, { lists: { orders: orderList, ledger: ledgerList }, ending }),
    },
    { name: 'seal identity documents', everyMs: 10_000, run: sealDocuments },
    {
      name: 'erase old identity documents',
      endsByClock: true,
      everyMs: 60_000,
      run: () => eraseOldDocuments(db, clock.now()),
    },
    { name: 'exchange counts of requests', everyMs: 1000, run: () => sharedCounts(context).exchange(db) },
    { name: 'end joinings of accounts', endsByClock: true, everyMs: 60_000, run: () => endJoins(db, clock.now()) },
    { ...pruneJob(context), endsByClock: true },
    {
      name: 'sign the audit of the day',
      endsByClock: true,
      everyMs: 60_000,
      run: () => sealAudit(db, signingKey, clock.now()),
    },
    {
      name: 'prune old builds',
      endsByClock: true,
      everyMs: 3_600_000,
      run: () => pruneBuilds(releases),
    },
    {
      name: 'withdraw failing versions',
      endsByClock: true,
      everyMs: 60_000,
      run: createFailureWatch(releases, probes),
    },
    ...(smtpUrl === undefined
      ? []
      : [credentialCheck(context, { name: 'mail', check: () => checkMailCredentials(smtpUrl) })]),
    ...(wechat === undefined
      ? []
      : [credentialCheck(context, { name: 'wechat sign-in', check: () => checkWechatSecret(wechat) })]),
    ...(slide === undefined
      ? []
      : [credentialCheck(context, { name: 'slide captcha', check: () => checkSlideCredentials(slide, clock.real) })]),
    ...outboxJobs(context, configuredMethods(config, clock.now), configuredMailer(config)),
  ]
}
