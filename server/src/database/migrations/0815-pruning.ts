import { type Kysely, type Migration, sql } from 'kysely'

/** Old rows are deleted by one instance at a time. */
export const pruning: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`create table job_leases (job text primary key, holder text not null, held_until bigint not null)`.execute(
      db,
    )
  },
}
