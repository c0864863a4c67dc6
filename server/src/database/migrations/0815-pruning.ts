import { type Kysely, type Migration, sql } from 'kysely'

const statements = [
  'create table job_leases (job text primary key, holder text not null, held_until bigint not null)',
  'create index sessions_by_age on sessions (created_at)',
  'create index idempotency_keys_by_age on idempotency_keys (created_at)',
  `create index outbox_done_by_age on outbox (created_at) where state = 'done'`,
  `create index outbox_codes_by_age on outbox (created_at) where state = 'done' and kind = 'mail:verification-code'`,
  `create index outbox_dead_by_age on outbox (created_at) where state = 'dead'`,
  'create index card_errors_by_age on card_errors (logged_at)',
  'create index login_failures_by_age on login_failures (failed_at)',
  'create index verification_codes_by_age on verification_codes (created_at)',
  'create index wechat_states_by_end on wechat_states (expires_at)',
  'create index refund_quotes_unused on refund_quotes (valid_until) where used_at is null',
  // A lane of the outbox looks for its own kinds among what waits.
  `create index outbox_due_by_kind on outbox (kind, due_at) where state = 'waiting'`,
]

/** Old rows are deleted by one instance at a time, and found by indexes. */
export const pruning: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
