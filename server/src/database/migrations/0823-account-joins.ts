import { type Kysely, type Migration, sql } from 'kysely'

const statements = [
  `create table account_joins (
    join_id text primary key, from_id text not null references accounts(id), into_id text not null references accounts(id),
    joined_at bigint not null, undone_at bigint, moved text not null)`,
  'create unique index account_joins_open on account_joins (into_id) where undone_at is null',
  'create index account_joins_by_time on account_joins (joined_at)',
]

/** What went from one account into another, as long as that can be undone. */
export const accountJoins: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
