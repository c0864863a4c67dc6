import { type Kysely, type Migration, sql } from 'kysely'

/** What the digits of a challenge follow from by a key of the service; empty for one that an older version made. */
export const captchaSeeds: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(`alter table captcha_challenges add column seed text not null default ''`).execute(db)
  },
}
