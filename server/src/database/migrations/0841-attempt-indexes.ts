import { createIndexConcurrently } from '../create-index-concurrently'
import type { ConcurrentMigration } from '../run-migrations'

/** Closed attempts that are looked at, and those without an answer. */
export const attemptIndexes: ConcurrentMigration = {
  concurrently: async (db) => {
    const on = 'on payment_attempts'
    await createIndexConcurrently(db, 'payment_attempts_to_look', `${on} (next_look_at) where next_look_at is not null`)
    // A version of before reads by the older index.
    await createIndexConcurrently(
      db,
      'payment_attempts_unanswered',
      `${on} (silent_since) where state <> 'settled' and silent_since is not null`,
    )
  },
}
