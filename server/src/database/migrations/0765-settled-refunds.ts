import { type Kysely, type Migration, sql } from 'kysely'

const statements = [
  // A refund that staff paid outside of its provider, who is asked about it for a while.
  `create table refund_settlements (
    refund_no text primary key references refunds(refund_no), reference text not null, reason_text text not null,
    settled_by text not null, settled_at bigint not null, next_look_at bigint, looks integer not null default 0)`,
  'create index refund_settlements_to_look on refund_settlements (next_look_at) where next_look_at is not null',
  // Money that is not where the ledger says; each is closed by a person with a reason.
  `create table refund_differences (
    difference_no text primary key, kind text not null, refund_no text not null references refunds(refund_no),
    state text not null check (state in ('open', 'closed')), amount_cents integer not null, currency text not null,
    found_at bigint not null, closed_at bigint, closed_by text not null default '', reason_text text not null default '',
    unique (kind, refund_no), check ((closed_at is null) = (state = 'open')))`,
  'create index refund_differences_queue on refund_differences (state, found_at, difference_no)',
  'create index refunds_newest on refunds (created_at, refund_no)',
]

/** Refunds settled outside of their provider, and differences of the ledger (decisions 5). */
export const settledRefunds: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
