import { createIndexConcurrently } from '../create-index-concurrently'
import type { ConcurrentMigration } from '../run-migrations'

const indexes = {
  outbox_waiting_by_age: `on outbox (created_at) where state = 'waiting'`,
  refunds_not_done: `on refunds (state, created_at) where state <> 'done'`,
  payment_attempts_open_by_age: `on payment_attempts (provider, created_at) where state = 'open'`,
  payment_transactions_misfit: `on payment_transactions (booked_at)
    where outcome in ('wrong-amount', 'paid-twice', 'no-seats', 'returned')`,
  payment_differences_open: `on payment_differences (found_at) where state = 'open'`,
}

/** What the metrics of money count: each by an index that holds only what is counted. */
export const moneyFigureIndexes: ConcurrentMigration = {
  concurrently: async (db) => {
    for (const [name, definition] of Object.entries(indexes)) await createIndexConcurrently(db, name, definition)
  },
}
