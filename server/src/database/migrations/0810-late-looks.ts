import { type Kysely, type Migration, sql } from 'kysely'

/** Attempts that were closed are looked at for some days more, because money may still come. Null for what is not looked at. */
export const lateLooks: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table payment_attempts add column next_look_at bigint`.execute(db)
  },
}
