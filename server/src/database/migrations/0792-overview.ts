import { type Kysely, type Migration, sql } from 'kysely'

const statements = [
  // Null while the provider answers.
  'alter table payment_attempts add column silent_since bigint',
  `create index payment_attempts_silent on payment_attempts (silent_since)
    where state = 'open' and silent_since is not null`,
  `create index refunds_failed on refunds (created_at) where state in ('failed', 'refused')`,
]

/** What the overview of the back office counts: payments whose provider does not answer, and refunds that failed. */
export const overview: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
