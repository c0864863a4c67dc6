import type { Instant } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { AppContext } from '../../context'
import type { Database } from '../../database/types'
import { endAttempt, scheduleCheck } from './attempts.repository'
import { isGivenUp, nextCheckAt } from './check-times'
import type { PaymentMethods } from './payment-methods'
import type { PaymentAttemptRow } from './payment-tables'
import { verifyAttempt } from './verify-attempt'

const BATCH = 20
/** How long an instance that died keeps others from an attempt it took. */
const LEASE_MS = 60_000

/**
 * Takes open attempts that are due, each for one instance. Every account has its turn before any has its second, so that
 * nobody's payment waits behind the many attempts of somebody else.
 */
const claimAttempts = (db: Kysely<Database>, now: Instant): Promise<PaymentAttemptRow[]> =>
  db
    .with('due', (from) =>
      from
        .selectFrom('payment_attempts')
        .select(({ fn }) => [
          'request_no as due_no',
          fn
            .agg<number>('row_number')
            .over((turns) => turns.partitionBy('account_id').orderBy('next_check_at').orderBy('request_no'))
            .as('turn'),
        ])
        .where('state', '=', 'open')
        .where('next_check_at', '<=', now),
    )
    .with('claimed', (from) =>
      from
        .selectFrom('payment_attempts')
        .innerJoin('due', 'due_no', 'request_no')
        .select('request_no')
        // Asked again of the row that is locked: another instance may have taken it since the turns were counted.
        .where('state', '=', 'open')
        .where('next_check_at', '<=', now)
        .orderBy('turn')
        .orderBy('next_check_at')
        .limit(BATCH)
        .forUpdate('payment_attempts')
        .skipLocked(),
    )
    .updateTable('payment_attempts')
    .set((row) => ({ next_check_at: now + LEASE_MS, checks: row('checks', '+', 1) }))
    .where('request_no', 'in', (from) => from.selectFrom('claimed').select('claimed.request_no'))
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
    const verdict = await verifyAttempt(context, provider, attempt)
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
