import type { Instant } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/types'
import type { PaymentAttemptRow } from './attempts.repository'

type Db = Kysely<Database>
type LastAttemptResult = 'pending' | 'declined' | 'recorded' | 'no-answer'

/**
 * Claims the query of an attempt; false where a process queried it in the milliseconds before `now`, and not before
 * `since`.
 */
export const claimAttemptQuery = async (
  db: Db,
  requestNo: string,
  { now, lastsMs, since = 0 }: { now: Instant; lastsMs: number; since?: Instant },
): Promise<boolean> => {
  const taken = await db
    .updateTable('payment_attempts')
    .set({ queried_at: now, last_result: null })
    .where('request_no', '=', requestNo)
    // The clock of another process may be ahead, but not by more.
    .where((is) =>
      is.or([
        is('queried_at', 'is', null),
        is('queried_at', '<=', now - lastsMs),
        is('queried_at', '>=', now + lastsMs),
        is('queried_at', '<', since),
      ]),
    )
    .executeTakeFirst()
  return taken.numUpdatedRows === 1n
}

/** Stores a provider's answer and the time of its query; a query that was begun later stores its own answer. */
export const storeAttemptResult = async (
  db: Db,
  requestNo: string,
  { queriedAt, result }: { queriedAt: Instant; result: LastAttemptResult },
): Promise<void> => {
  await db
    .updateTable('payment_attempts')
    .set({ queried_at: queriedAt, last_result: result })
    .where('request_no', '=', requestNo)
    .where((is) => is.or([is('queried_at', 'is', null), is('queried_at', '<=', queriedAt)]))
    .execute()
}

export const findLastAttemptResult = (
  db: Db,
  requestNo: string,
): Promise<{ last_result: LastAttemptResult | null; state: PaymentAttemptRow['state'] } | undefined> =>
  db
    .selectFrom('payment_attempts')
    .select(['last_result', 'state'])
    .where('request_no', '=', requestNo)
    .executeTakeFirst()
