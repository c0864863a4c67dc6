import { type Kysely, type Migration, sql } from 'kysely'

const statements = [
  'alter table payment_refunds rename to refunds',
  'alter table refunds rename column settled_at to ended_at',
  'alter table refunds alter column request_no drop not null',
  // What is refunded for nothing has a row too.
  'alter table refunds drop constraint payment_refunds_amount_cents_check',
  'alter table refunds add constraint refunds_amount_cents_check check (amount_cents >= 0)',
  `alter table refunds add column captured_cents integer, add column language text,
    add column next_check_at bigint, add column checks integer not null default 0,
    add column last_answer text not null default ''`,
  `update refunds set
    captured_cents = coalesce((select max(taken.amount_cents) from payment_transactions taken
      where taken.provider = refunds.provider and taken.request_no = refunds.request_no), refunds.amount_cents),
    language = coalesce((select attempt.language from payment_attempts attempt
      where attempt.request_no = refunds.request_no), 'zh-hk'),
    state = case state when 'waiting' then 'accepted' else state end,
    next_check_at = case state when 'waiting' then created_at end`,
  'alter table refunds alter column captured_cents set not null, alter column language set not null',
  `alter table refunds add constraint refunds_state_check
    check (state in ('accepted', 'pending', 'failed', 'refused', 'done'))`,
  // A refund that can still move has its next check, one that ended or waits for staff has none.
  `alter table refunds add constraint refunds_next_check_check
    check ((next_check_at is not null) = (state in ('accepted', 'pending', 'failed')))`,
  'alter index payment_refunds_by_order rename to refunds_by_order',
  'create index refunds_to_check on refunds (next_check_at) where next_check_at is not null',
  // Each ticket is refunded once, whatever runs at the same moment.
  `create table refund_items (
    refund_no text not null references refunds(refund_no), ticket_no text not null unique references tickets(ticket_no),
    paid_cents integer not null, fee_cents integer not null check (fee_cents >= 0),
    refund_cents integer not null check (refund_cents >= 0),
    primary key (refund_no, ticket_no), check (fee_cents + refund_cents = paid_cents))`,
  `create table refund_quotes (
    quote_no text primary key, order_no text not null references orders(order_no),
    account_id text not null references accounts(id), policy_id text not null, tickets text not null,
    created_at bigint not null, valid_until bigint not null, used_at bigint)`,
  'create index refund_quotes_by_order on refund_quotes (order_no)',
  'create index refund_quotes_by_account on refund_quotes (account_id)',
  // The ledger asks for what these messages asked for, those given up as well.
  `delete from outbox where kind = 'payment:refund'`,
]

/** Refunds become a ledger: each has its own number and next check, in place of an outbox message that gave up. */
export const refundLedger: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
