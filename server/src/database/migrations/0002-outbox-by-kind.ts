import { createIndexConcurrently } from '../create-index-concurrently'
import type { ConcurrentMigration } from '../run-migrations'

/** Each bulkhead of the outbox reads its own kinds by an index, which is built while messages are written. */
export const outboxByKind: ConcurrentMigration = {
  concurrently: (db) =>
    createIndexConcurrently(db, 'outbox_due_by_kind', `on outbox (kind, due_at) where state = 'waiting'`),
}
