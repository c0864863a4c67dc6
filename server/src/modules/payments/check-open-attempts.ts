import type { Instant } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { AppContext } from '../../context'
import type { Database } from '../../database/types'
import { askProvider } from './ask-provider'
import { endAttempt, scheduleCheck } from './attempts.repository'
import { isGivenUp, nextCheckAt } from './check-times'
import type { PaymentMethods } from './payment-methods'
import type { PaymentAttemptRow } from './payment-tables'

const BATCH = 20
/** How long an instance that died keeps others from an attempt it took. */
const LEASE_MS = 60_000

/** Takes open attempts that are due, each for one instance. */
const claimAttempts = (db: Kysely<Database>, now: Instant): Promise<PaymentAttemptRow[]> =>
  db
    .updateTable('payment_attempts')
    .set((row) => ({ next_check_at: now + LEASE_MS, checks: row('checks', '+', 1) }))
    .where('request_no', 'in', (from) =>
      from
        .selectFrom('payment_attempts')
        .select('request_no')
        .where('state', '=', 'open')
        .where('next_check_at', '<=', now)
        .orderBy('next_check_at')
        .limit(BATCH)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute()

const checkAttempt = async (
  context: AppContext,
  methods: PaymentMethods,
  attempt: PaymentAttemptRow,
): Promise<void> => {
  const { db, clock, log } = context
  const provider = methods.byCode(attempt.provider)
  if (!provider) return
  try {
    const verdict = await askProvider(context, provider, attempt)
    if (verdict.kind === 'booked') return
    if (isGivenUp(clock.now(), attempt.pay_by)) return await endAttempt(db, attempt.request_no, 'closed')
  } catch (error) {
    log.warn({ err: error, requestNo: attempt.request_no }, 'reconciler: an attempt could not be checked')
  }
  const next = nextCheckAt(clock.now(), attempt.checks, attempt.pay_by)
  await scheduleCheck(db, attempt.request_no, next)
}

/**
 * The reconciler: asks the provider about attempts nobody confirmed, so that a passenger who closed the page after
 * paying still gets the tickets, and money that comes late is honoured or goes back. Answers how many it asked about.
 */
export const checkOpenAttempts = async (context: AppContext, methods: PaymentMethods): Promise<number> => {
  const attempts = await claimAttempts(context.db, context.clock.now())
  for (const attempt of attempts) await checkAttempt(context, methods, attempt)
  return attempts.length
}
