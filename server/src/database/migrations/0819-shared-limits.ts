import { type Kysely, type Migration, sql } from 'kysely'

const statements = [
  // Counts of a window, of all processes together. Keys are keyed hashes of who is counted.
  `create table limit_counters (
    key text not null, window_start bigint not null, ends_at bigint not null, count bigint not null,
    primary key (key, window_start))`,
  'create index limit_counters_by_end on limit_counters (ends_at)',
  // Rows to lock: tries of one account wait for each other.
  'create table limit_locks (key text primary key, used_at bigint not null)',
  'create index limit_locks_by_use on limit_locks (used_at)',
  // Rows of the version before are failures, finished or not.
  'alter table login_failures add column is_open boolean not null default false',
  // When a code was last mailed to a mailbox, and how many in a row.
  'create table mailbox_gaps (subject text primary key, mailed_at bigint not null, mails integer not null)',
  'create index mailbox_gaps_by_time on mailbox_gaps (mailed_at)',
]

/** Limits that all processes count together. */
export const sharedLimits: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
