import { createIndexConcurrently } from '../create-index-concurrently'
import type { ConcurrentMigration } from '../run-migrations'

const indexes = {
  sessions_by_age: 'on sessions (created_at)',
  idempotency_keys_by_age: 'on idempotency_keys (created_at)',
  outbox_done_by_age: `on outbox (created_at) where state = 'done'`,
  outbox_codes_by_age: `on outbox (created_at) where state = 'done' and kind = 'mail:verification-code'`,
  outbox_dead_by_age: `on outbox (created_at) where state = 'dead'`,
  card_errors_by_age: 'on card_errors (logged_at)',
  login_failures_by_age: 'on login_failures (failed_at)',
  verification_codes_by_age: 'on verification_codes (created_at)',
  wechat_states_by_end: 'on wechat_states (expires_at)',
  refund_quotes_unused: 'on refund_quotes (valid_until) where used_at is null',
  // A lane of the outbox looks for its own kinds among what waits.
  outbox_due_by_kind: `on outbox (kind, due_at) where state = 'waiting'`,
}

/** Old rows are found by indexes. */
export const pruningIndexes: ConcurrentMigration = {
  concurrently: async (db) => {
    for (const [name, definition] of Object.entries(indexes)) await createIndexConcurrently(db, name, definition)
  },
}
