import { pruneBuilds } from '@shuttle/composer'
import type { AppContext } from '../context'
import { rewriteEmbedded } from '../database/rewrite-embedded'
import { sharedCounts } from '../limits'
import { endJoins } from '../modules/accounts'
import { auditKey, sealAudit } from '../modules/audit'
import { runDisruptions } from '../modules/disruptions'
import { endOrders, eraseOldDocuments, expireOrders, sealOutdatedDocuments } from '../modules/orders'
import { configuredMethods } from '../modules/payments'
import { findLatestDeletion } from '../modules/sessions'
import { configuredMailer } from '../outbox/mailer'
import { hasAddressOfDeletedAccount } from '../outbox/outbox.repository'
import { outboxJobs } from '../outbox-jobs'
import { pruneJob } from '../pruning/prune-tables'
import { getSealer } from '../sealing'
import type { Job } from './run-jobs'
import { toReleaseContext } from './to-release-context'

/**
 * After a deletion of an account, so that its data cannot be searched for in the files; also after one before the last start, and
 * after documents were sealed or erased.
 */
const forgetDeletedData = ({ db, log }: AppContext, countForgotten: () => number): Job => {
  let rewrittenFor = 0
  let rewrittenCount = 0
  /** The address of a deleted account was still in a message: the files are rewritten once more when it is sent. */
  let hadAddress = false
  return {
    name: 'rewrite the embedded database after deletions',
    everyMs: 60_000,
    run: async () => {
      const latest = (await findLatestDeletion(db)) ?? 0
      const hasAddress = await hasAddressOfDeletedAccount(db)
      const count = countForgotten()
      if (latest <= rewrittenFor && (hasAddress || !hadAddress) && count === rewrittenCount) return
      await rewriteEmbedded(db)
      rewrittenFor = latest
      rewrittenCount = count
      hadAddress = hasAddress
      log.info('the files of the embedded database were rewritten after a deletion')
    },
  }
}

/** What the service does by itself. */
export const siteJobs = (context: AppContext): Job[] => {
  const { db, clock, config, log } = context
  const signingKey = auditKey(config)
  /** Documents that were sealed or erased since the start. */
  let forgotten = 0
  const sealDocuments = async () => {
    const report = (err: unknown, orderNo: string) => log.error({ err, orderNo }, 'a document cannot be opened')
    forgotten += await sealOutdatedDocuments(db, getSealer(config), report)
  }
  const eraseDocuments = async () => {
    forgotten += await eraseOldDocuments(db, clock.now())
  }
  return [
    { name: 'expire orders', everyMs: 2000, run: (ending) => expireOrders(db, clock.now(), ending) },
    { name: 'end orders', everyMs: 10_000, run: () => endOrders(db, clock.now()) },
    { name: 'refund disrupted rides', everyMs: 1000, run: () => runDisruptions(context) },
    { name: 'seal identity documents', everyMs: 10_000, run: sealDocuments },
    { name: 'erase old identity documents', everyMs: 60_000, run: eraseDocuments },
    { name: 'exchange counts of requests', everyMs: 1000, run: () => sharedCounts(context).exchange(db) },
    { name: 'end joinings of accounts', everyMs: 60_000, run: () => endJoins(db, clock.now()) },
    pruneJob(context),
    { name: 'sign the audit of the day', everyMs: 60_000, run: () => sealAudit(db, signingKey, clock.now()) },
    { name: 'prune old builds', everyMs: 3_600_000, run: () => pruneBuilds(toReleaseContext(context)) },
    ...(config.databaseUrl === undefined ? [forgetDeletedData(context, () => forgotten)] : []),
    ...outboxJobs(context, configuredMethods(config, clock.now), configuredMailer(config)),
  ]
}
