import { type Migration, sql } from 'kysely'

/** What a publisher's smoke found, and the other origins that the operator admitted for a remote. */
const STATEMENTS = [
  'alter table release_history add column smoke text',
  'alter table release_builds add column smoke text',
  `create table release_origins (
    app text not null, kind text not null check (kind in ('connect', 'frame', 'img')), origin text not null,
    admitted_by text not null, admitted_at bigint not null, primary key (app, kind, origin))`,
]

export const smokeAndOrigins: Migration = {
  up: async (db) => {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  },
}
