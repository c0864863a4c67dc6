/** Attempts to pay, the payments of providers, and how providers are offered and remembered. */
export const payments: readonly string[] = [
  // `unanswered_since`: null while the provider answers. `next_recheck_at`: when a closed attempt is checked again for late
  // money.
  `create table payment_attempts (
    request_no text primary key, order_no text not null references orders(order_no),
    account_id text not null references accounts(id), provider text not null, merchant text not null,
    amount_cents integer not null check (amount_cents > 0), currency text not null, language text not null,
    session_id text not null, session_version text not null, success_indicator text not null,
    launch text not null default '', call_fields text not null default '', card_query text not null default '',
    state text not null, created_at bigint not null, pay_by bigint not null,
    next_check_at bigint not null, checks integer not null, queried_at bigint, last_result text, unanswered_since bigint,
    next_recheck_at bigint, idempotency_key text, request_hash text not null,
    unique (account_id, idempotency_key))`,
  'create index payment_attempts_by_order on payment_attempts (order_no)',
  `create index payment_attempts_to_check on payment_attempts (next_check_at) where state = 'open'`,
  'create index payment_attempts_to_recheck on payment_attempts (next_recheck_at) where next_recheck_at is not null',
  'create index payment_attempts_opened on payment_attempts (provider, created_at)',
  `create index payment_attempts_open_by_age on payment_attempts (provider, created_at) where state = 'open'`,
  `create index payment_attempts_open_unanswered on payment_attempts (unanswered_since)
    where state = 'open' and unanswered_since is not null`,
  `create index payment_attempts_all_unanswered on payment_attempts (unanswered_since)
    where state <> 'settled' and unanswered_since is not null`,
  // One booking for each transaction of a provider: the database itself refuses the second of two callbacks at once.
  // The amount is the provider's, and goes back whole where it is not what the order costs.
  `create table payment_transactions (
    provider text not null, transaction_id text not null,
    request_no text not null references payment_attempts(request_no),
    order_no text not null references orders(order_no), merchant text not null, amount_cents bigint not null,
    currency text not null, outcome text not null, booked_at bigint not null,
    primary key (provider, transaction_id))`,
  'create index payment_transactions_by_request on payment_transactions (request_no)',
  'create index payment_transactions_by_order on payment_transactions (order_no)',
  'create index payment_transactions_booked on payment_transactions (provider, booked_at)',
  `create index payment_transactions_misfit on payment_transactions (booked_at)
    where outcome in ('wrong-amount', 'paid-twice', 'no-seats', 'returned')`,
  `create table payment_payers (
    account_id text not null references accounts(id), provider text not null, payer text not null,
    primary key (account_id, provider))`,
  // Ways to pay that are not offered now.
  'create table payment_methods_off (provider text primary key, since bigint not null, reason text not null)',
  // What the browser reported of a payment page.
  `create table card_errors (
    id text primary key, order_no text not null references orders(order_no),
    account_id text not null references accounts(id), content text not null, logged_at bigint not null)`,
  'create index card_errors_by_order on card_errors (order_no)',
  'create index card_errors_by_age on card_errors (logged_at)',
]
