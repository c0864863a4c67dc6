import { type Kysely, type Migration, sql } from 'kysely'

const statements = [
  // Differences are of payments too, and of money that is not ours: it has no row to refer to.
  'alter table refund_differences rename to payment_differences',
  'alter index refund_differences_queue rename to payment_differences_queue',
  'alter table payment_differences drop constraint refund_differences_kind_refund_no_key',
  'alter table payment_differences alter column refund_no drop not null',
  `alter table payment_differences add column provider text, add column number text, add column day date,
    add column order_no text references orders(order_no), add column request_no text references payment_attempts(request_no),
    add column theirs_cents integer, add column theirs_currency text`,
  'alter table payment_differences rename column amount_cents to ours_cents',
  'alter table payment_differences rename column currency to ours_currency',
  'alter table payment_differences alter column ours_cents drop not null, alter column ours_currency drop not null',
  // Of a refund that was settled twice both sides have the whole.
  `update payment_differences set provider = refunds.provider, number = refunds.refund_no, order_no = refunds.order_no,
    request_no = refunds.request_no, theirs_cents = ours_cents, theirs_currency = ours_currency
    from refunds where refunds.refund_no = payment_differences.refund_no`,
  'alter table payment_differences alter column provider set not null, alter column number set not null',
  'alter table payment_differences add constraint payment_differences_once unique (provider, number, kind)',
  'create index payment_differences_by_order on payment_differences (order_no)',
  'create index payment_differences_by_day on payment_differences (day, provider)',
  // One comparison of a day with a provider; while it runs, next_run_at is its lease.
  `create table reconciliation_nights (
    day date not null, provider text not null,
    state text not null check (state in ('waiting', 'running', 'compared', 'not-compared')),
    next_run_at bigint, runs integer not null default 0, compared_at bigint,
    payments integer not null default 0, refunds integer not null default 0, statement_rows integer,
    unanswered integer not null default 0, sums text not null default '[]', last_fault text not null default '',
    primary key (day, provider), check ((next_run_at is null) = (state = 'compared')))`,
  'create index reconciliation_nights_to_run on reconciliation_nights (next_run_at) where next_run_at is not null',
  // What happened on a day.
  'create index payment_transactions_booked on payment_transactions (provider, booked_at)',
  'create index payment_attempts_opened on payment_attempts (provider, created_at)',
  'create index refunds_ended on refunds (provider, ended_at)',
]

/** Days are compared with the providers, and differences are of payments too (decisions 5). */
export const reconciliation: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
