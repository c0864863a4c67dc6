import { createIndexConcurrently } from '../create-index-concurrently'
import type { ConcurrentMigration } from '../run-migrations'

/** Each lane of the outbox reads its own kinds by an index, which is built while messages are written. */
export const outboxLanes: ConcurrentMigration = {
  concurrently: (db) =>
    createIndexConcurrently(db, 'outbox_due_by_kind', `on outbox (kind, due_at) where state = 'waiting'`),
}
