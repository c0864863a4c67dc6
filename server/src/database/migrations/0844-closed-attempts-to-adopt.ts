import { createIndexConcurrently } from '../create-index-concurrently'
import type { ConcurrentMigration } from '../run-migrations'

/** Closed attempts without a look, by their deadline: those of the last days were closed by an instance of the version before. */
export const closedAttemptsToAdopt: ConcurrentMigration = {
  concurrently: (db) =>
    createIndexConcurrently(
      db,
      'payment_attempts_not_looked',
      `on payment_attempts (pay_by) where state = 'closed' and next_look_at is null`,
    ),
}
