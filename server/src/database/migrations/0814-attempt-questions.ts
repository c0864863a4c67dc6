import { type Kysely, type Migration, sql } from 'kysely'

/** When a provider was last asked about an attempt, and what it said. Instances of before leave both alone. */
export const attemptQuestions: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table payment_attempts add column asked_at bigint, add column last_verdict text`.execute(db)
  },
}
