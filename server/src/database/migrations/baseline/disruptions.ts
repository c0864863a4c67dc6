/** Rides that do not run and are refunded whole (D5.47). */
export const disruptions: readonly string[] = [
  // The last day is in it; an empty begin time means every ride of its days.
  `create table disruptions (
    disruption_no text primary key, request_key text not null unique, request_hash text not null,
    line_code text not null references lines(line_code), date_from date not null, date_until date not null,
    begin_time text not null, reason_text text not null, declared_by text not null references accounts(id),
    declared_at bigint not null, state text not null check (state in ('running', 'paused', 'cancelled', 'done')),
    next_run_at bigint, ended_at bigint, is_sold_again boolean not null default false, check (date_from <= date_until),
    check ((next_run_at is not null) = (state = 'running')))`,
  `create index disruptions_to_run on disruptions (next_run_at) where state = 'running'`,
  'create index disruptions_newest on disruptions (declared_at, disruption_no)',
  // The result of each order of such a ride, which is handled once.
  `create table disruption_orders (
    disruption_no text not null references disruptions(disruption_no), order_no text not null references orders(order_no),
    state text not null check (state in ('waiting', 'refunded', 'cancelled', 'not-refunded', 'failed')),
    next_try_at bigint not null, tries integer not null default 0, last_fault text not null default '',
    refund_no text references refunds(refund_no), tickets integer not null default 0, refund_cents integer not null default 0,
    coupons integer not null default 0, checked_tickets integer not null default 0, done_at bigint,
    primary key (disruption_no, order_no))`,
  `create index disruption_orders_to_do on disruption_orders (disruption_no, next_try_at) where state = 'waiting'`,
  'create index disruption_orders_by_refund on disruption_orders (refund_no) where refund_no is not null',
]
