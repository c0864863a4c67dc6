import { type Kysely, type Migration, sql } from 'kysely'

/** The history of releases names the versions that each move withdrew, and those that it made good again. */
export const withdrawnInHistory: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const column of ['withdrawn', 'restored'])
      await sql.raw(`alter table release_history add column ${column} text not null default ''`).execute(db)
  },
}
