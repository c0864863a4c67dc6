import { type Kysely, type Migration, sql } from 'kysely'

/** When it was last proved in a session who acts; none for sessions of before, which prove it again. */
export const freshProof: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table sessions add column proved_at bigint`.execute(db)
  },
}
