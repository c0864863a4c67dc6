import { type Migration, sql } from 'kysely'

/** What browsers report of versions (D11.visits.1): an event once, by the signed id of its visit. */
const STATEMENTS = [
  // `ms` of a layout shift is in thousandths; `range_hash` is a keyed hash of an address range, never the address.
  `create table release_visits (
    visit text not null, app text not null, event_no smallint not null, version text not null,
    kind text not null, phase text not null, cause text not null, ms integer not null check (ms >= 0),
    range_hash text not null, counted_at bigint not null,
    primary key (visit, app, event_no))`,
  'create index release_visits_by_age on release_visits (counted_at)',
]

export const visits: Migration = {
  up: async (db) => {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  },
}
