import { type Migration, sql } from 'kysely'

/** Signed release calls that were used, who published what, and moves of the shell that wait for a second person. */
const STATEMENTS = [
  'create table release_used_calls (key text not null, nonce text not null, expires_at bigint not null, primary key (key, nonce))',
  'create index release_used_calls_expired on release_used_calls (expires_at)',
  `alter table release_history add column person text not null default '', add column source_commit text not null default ''`,
  `create table release_proposals (
    app text primary key, proposal_no text not null unique, act text not null, version text not null,
    seen integer not null, reason text not null,
    proposed_by text not null references accounts(id), proposed_at bigint not null)`,
]

export const releases: Migration = {
  up: async (db) => {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  },
}
