import { type Kysely, type Migration, sql } from 'kysely'

/** When and where: a row for each one-way line and each stop, and one for the holidays; content as JSON. */
export const guides: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`create table guides (
      kind text not null check (kind in ('line', 'stop', 'holidays')), code text not null, content text not null,
      primary key (kind, code))`.execute(db)
  },
}
