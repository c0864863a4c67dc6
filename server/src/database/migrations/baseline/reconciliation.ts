/** A hundred billion units: a thousand such rows still add up exactly in a JavaScript number. */
const LARGEST_CENTS = 10 ** 13

/** Days that are compared with the providers, and the differences that were found (D5.52). */
export const reconciliation: readonly string[] = [
  // One comparison of a day with a provider; while it runs, next_run_at is its lease.
  `create table reconciliation_nights (
    day date not null, provider text not null,
    state text not null check (state in ('waiting', 'running', 'compared', 'not-compared')),
    next_run_at bigint, runs integer not null default 0, compared_at bigint,
    payments integer not null default 0, refunds integer not null default 0, statement_rows integer,
    unanswered integer not null default 0, sums text not null default '[]', last_fault text not null default '',
    primary key (day, provider), check ((next_run_at is null) = (state = 'compared')))`,
  'create index reconciliation_nights_to_run on reconciliation_nights (next_run_at) where next_run_at is not null',
  // Each is closed by a person with a reason. Money that is not ours has no row to refer to.
  `create table payment_differences (
    difference_no text primary key, kind text not null, provider text not null, number text not null, day date,
    order_no text references orders(order_no), request_no text references payment_attempts(request_no),
    refund_no text references refunds(refund_no), state text not null check (state in ('open', 'closed')),
    ours_cents bigint, ours_currency text, theirs_cents bigint, theirs_currency text,
    found_at bigint not null, closed_at bigint, closed_by text not null default '', reason_text text not null default '',
    constraint payment_differences_once unique (provider, number, kind),
    check ((closed_at is null) = (state = 'open')),
    constraint payment_differences_amounts
      check (abs(ours_cents) <= ${LARGEST_CENTS} and abs(theirs_cents) <= ${LARGEST_CENTS}))`,
  'create index payment_differences_queue on payment_differences (state, found_at, difference_no)',
  `create index payment_differences_open on payment_differences (found_at) where state = 'open'`,
  'create index payment_differences_by_order on payment_differences (order_no)',
  'create index payment_differences_by_day on payment_differences (day, provider)',
]
