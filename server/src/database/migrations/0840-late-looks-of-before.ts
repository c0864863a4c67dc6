import { sql } from 'kysely'
import type { ConcurrentMigration } from '../run-migrations'

const BATCH = 1000
const WEEK_MS = 7 * 86_400_000

/**
 * Attempts that were closed in the seven days up to the newest one, by an hour past their deadline. In batches along the key, so that no
 * row is locked for longer than a moment; one that has its look keeps it.
 */
export const lateLooksOfBefore: ConcurrentMigration = {
  concurrently: async (db) => {
    const newest = await sql<{ at: string | null }>`select max(pay_by) as at from payment_attempts`.execute(db)
    const since = Number(newest.rows[0]?.at ?? 0) - WEEK_MS
    for (let after: string | null = ''; after !== null; ) {
      const { rows } = await sql<{ last: string | null }>`
        with batch as (select request_no from payment_attempts where request_no > ${after} order by request_no limit ${BATCH}),
          given as (update payment_attempts set next_look_at = pay_by + 3600000
            where request_no in (select request_no from batch) and state = 'closed' and next_look_at is null
              and pay_by > ${since})
        select max(request_no) as last from batch`.execute(db)
      after = rows[0]?.last ?? null
    }
  },
}
