import { type Kysely, type Migration, sql } from 'kysely'

const statements = [
  'create table release_book (id integer primary key, revision bigint not null, withdrawals bigint not null)',
  'insert into release_book (id, revision, withdrawals) values (1, 0, 0)',
  `create table release_apps (
    name text primary key, kind text not null, revision bigint not null, live text, canary_version text,
    canary_stage text, enabled boolean not null)`,
  `create table release_builds (
    app text not null, version text not null, kind text not null, digest text not null, record text not null,
    publisher text not null, offered_at bigint not null, accepted_at bigint, went_live_at bigint,
    withdrawn boolean not null, primary key (app, version))`,
  `create table release_history (
    id text primary key, app text not null, revision bigint not null, action text not null, live text,
    canary_version text, canary_stage text, moved_by text not null, note text not null, moved_at bigint not null,
    unique (app, revision))`,
]

export const releases: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
