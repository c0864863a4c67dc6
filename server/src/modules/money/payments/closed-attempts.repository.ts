import type { Instant } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/types'
import type { PaymentAttemptRow } from './attempts.repository'
import { leaseFor } from './payment-settings'
import { isInScope, type ProviderScope } from './provider-bulkheads'

type Db = Kysely<Database>

/** Longer than a provider may take to answer: attempts are claimed one at a time. */
const LEASE_MS = leaseFor(3)

const BATCH = 100

/** Open attempts that are due and whose deadline was before that moment, the oldest first. */
export const listOverdueAttempts = (
  db: Db,
  { scope, now, before }: { scope: ProviderScope; now: Instant; before: Instant },
): Promise<PaymentAttemptRow[]> =>
  db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('state', '=', 'open')
    .where('next_check_at', '<=', now)
    .where('pay_by', '<', before)
    .where((is) => isInScope(is, 'provider', scope))
    .orderBy('pay_by')
    .limit(BATCH)
    .execute()

/** Closes an open attempt without money. `unansweredSince` is null where its provider confirmed that. */
export const closeAttempt = async (
  db: Db,
  requestNo: string,
  { nextRecheckAt, unansweredSince }: { nextRecheckAt: Instant | null; unansweredSince: Instant | null },
): Promise<boolean> => {
  const closed = await db
    .updateTable('payment_attempts')
    .set({ state: 'closed', next_recheck_at: nextRecheckAt, unanswered_since: unansweredSince })
    .where('request_no', '=', requestNo)
    .where('state', '=', 'open')
    .executeTakeFirst()
  return closed.numUpdatedRows === 1n
}

/** Claims one closed attempt that is due, for one instance. */
export const claimClosedAttempt = (
  db: Db,
  { scope, now }: { scope: ProviderScope; now: Instant },
): Promise<PaymentAttemptRow | undefined> =>
  db
    .updateTable('payment_attempts')
    .set({ next_recheck_at: now + LEASE_MS })
    .where('request_no', 'in', (from) =>
      from
        .selectFrom('payment_attempts')
        .select('request_no')
        .where('next_recheck_at', '<=', now)
        .where('state', '=', 'closed')
        .where((is) => isInScope(is, 'provider', scope))
        .orderBy('next_recheck_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst()

/** When a closed attempt is checked again, if ever, and since when its provider has not answered. */
export const scheduleRecheck = async (
  db: Db,
  requestNo: string,
  { nextRecheckAt, unansweredSince }: { nextRecheckAt: Instant | null; unansweredSince: Instant | null },
): Promise<void> => {
  await db
    .updateTable('payment_attempts')
    .set({ next_recheck_at: nextRecheckAt, unanswered_since: unansweredSince })
    .where('request_no', '=', requestNo)
    .where('state', '=', 'closed')
    .execute()
}
