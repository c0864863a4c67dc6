import { type Kysely, type Migration, sql } from 'kysely'

const tables = [
  `create table payment_attempts (
    request_no text primary key, order_no text not null references orders(order_no),
    account_id text not null references accounts(id), provider text not null, merchant text not null,
    amount_cents integer not null check (amount_cents > 0), currency text not null, language text not null,
    session_id text not null, session_version text not null, success_indicator text not null,
    state text not null, created_at bigint not null, pay_by bigint not null,
    next_check_at bigint not null, checks integer not null, idempotency_key text, request_hash text not null,
    unique (account_id, idempotency_key))`,
  'create index payment_attempts_by_order on payment_attempts (order_no)',
  `create index payment_attempts_to_check on payment_attempts (next_check_at) where state = 'open'`,
  // One booking for each transaction of a provider: the database itself holds the rule against two callbacks at once.
  `create table payment_transactions (
    provider text not null, transaction_id text not null,
    request_no text not null references payment_attempts(request_no),
    order_no text not null references orders(order_no), merchant text not null, amount_cents integer not null,
    currency text not null, outcome text not null, booked_at bigint not null,
    primary key (provider, transaction_id))`,
  'create index payment_transactions_by_request on payment_transactions (request_no)',
  `create table payment_refunds (
    refund_no text primary key, provider text not null,
    request_no text not null references payment_attempts(request_no),
    order_no text not null references orders(order_no), amount_cents integer not null check (amount_cents > 0),
    currency text not null, reason text not null, state text not null, created_at bigint not null, settled_at bigint)`,
  'create index payment_refunds_by_order on payment_refunds (order_no)',
  `create table outbox (
    id text primary key, kind text not null, payload text not null, state text not null, due_at bigint not null,
    attempts integer not null, last_error text, created_at bigint not null)`,
  `create index outbox_due on outbox (due_at) where state = 'waiting'`,
]

export const payments: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of tables) await sql.raw(statement).execute(db)
  },
}
