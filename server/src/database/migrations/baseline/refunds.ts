/** Quotes of refunds, the ledger of refunds, requests to staff, and refunds that staff make (ADR-40, ADR-42). */
export const refunds: readonly string[] = [
  `create table refund_quotes (
    quote_no text primary key, order_no text not null references orders(order_no),
    account_id text not null references accounts(id), policy_id text not null, tickets text not null,
    created_at bigint not null, valid_until bigint not null, used_at bigint)`,
  'create index refund_quotes_by_order on refund_quotes (order_no)',
  'create index refund_quotes_by_account on refund_quotes (account_id)',
  'create index refund_quotes_unused on refund_quotes (valid_until) where used_at is null',
  // One refund for each quote, whatever runs at the same moment; null where the service refunds by itself.
  // A refund that can still move has its next check, one that ended or waits for staff has none.
  `create table refunds (
    refund_no text primary key, order_no text not null references orders(order_no), provider text not null,
    request_no text references payment_attempts(request_no), quote_no text unique references refund_quotes(quote_no),
    amount_cents bigint not null check (amount_cents >= 0), captured_cents bigint not null, currency text not null,
    reason text not null, reason_text text not null default '', language text not null, state text not null,
    created_at bigint not null, next_check_at bigint, checks integer not null default 0,
    last_answer text not null default '', ended_at bigint,
    constraint refunds_state_check check (state in ('accepted', 'pending', 'failed', 'refused', 'done')),
    constraint refunds_next_check_check
      check ((next_check_at is not null) = (state in ('accepted', 'pending', 'failed'))))`,
  'create index refunds_by_order on refunds (order_no)',
  'create index refunds_to_check on refunds (next_check_at) where next_check_at is not null',
  `create index refunds_failed on refunds (created_at) where state in ('failed', 'refused')`,
  `create index refunds_not_done on refunds (state, created_at) where state <> 'done'`,
  'create index refunds_newest on refunds (created_at, refund_no)',
  'create index refunds_ended on refunds (provider, ended_at)',
  // Each ticket is refunded once, whatever runs at the same moment.
  `create table refund_items (
    refund_no text not null references refunds(refund_no), ticket_no text not null unique references tickets(ticket_no),
    paid_cents integer not null, fee_cents integer not null check (fee_cents >= 0),
    refund_cents integer not null check (refund_cents >= 0),
    primary key (refund_no, ticket_no), check (fee_cents + refund_cents = paid_cents))`,

  // Tickets, fee and refund are those of its quote, which is of the moment it was sent.
  `create table refund_requests (
    request_no text primary key, order_no text not null references orders(order_no),
    quote_no text not null unique references refund_quotes(quote_no),
    state text not null check (state in ('waiting', 'approved', 'rejected', 'withdrawn', 'overtaken')),
    reason text not null, reason_text text not null, email text not null, id_tail text not null, language text not null,
    request_key text, request_hash text not null, created_at bigint not null, answer_by date not null, ended_at bigint,
    answer_text text not null default '', decided_by text not null default '',
    unique (order_no, request_key), check ((ended_at is null) = (state = 'waiting')))`,
  // One waits for an order, whatever runs at the same moment.
  `create unique index refund_requests_waiting on refund_requests (order_no) where state = 'waiting'`,
  'create index refund_requests_by_order on refund_requests (order_no, created_at)',
  // The queue of staff: by state, the oldest first.
  'create index refund_requests_queue on refund_requests (state, created_at, request_no)',
  `create table refund_proofs (
    request_no text primary key references refund_requests(request_no),
    content_type text not null check (content_type in ('image/jpeg', 'image/png', 'application/pdf')),
    content text not null)`,

  // A refund at another fee that waits for a second person; tickets and fees are those that were proposed.
  `create table refund_proposals (
    proposal_no text primary key, order_no text not null references orders(order_no),
    request_no text references refund_requests(request_no),
    state text not null check (state in ('waiting', 'approved', 'rejected', 'stale', 'expired')),
    items text not null, departures text not null, policy_id text not null,
    policy_fee_cents integer not null, fee_cents integer not null check (fee_cents >= 0), refund_cents integer not null,
    reason text not null, reason_text text not null, answer_text text not null,
    proposed_by text not null references accounts(id), created_at bigint not null, expires_at bigint not null,
    decided_by text not null default '', decided_at bigint, decision_text text not null default '', refund_no text,
    check ((decided_at is null) = (state = 'waiting')), check (decided_by <> proposed_by))`,
  `create unique index refund_proposals_waiting on refund_proposals (order_no) where state = 'waiting'`,
  'create index refund_proposals_queue on refund_proposals (state, created_at, proposal_no)',
  // Refunds that staff made by hand, or at another fee than the policy's.
  `create table staff_refunds (
    refund_no text primary key references refunds(refund_no), order_no text not null references orders(order_no),
    made_by text not null, second_by text not null default '', policy_fee_cents integer not null,
    fee_cents integer not null, reason_text text not null, check (second_by <> made_by))`,
  'create index staff_refunds_by_order on staff_refunds (order_no)',
  // A refund that staff paid outside of its provider, whose books are checked for a while.
  `create table refund_settlements (
    refund_no text primary key references refunds(refund_no), reference text not null, reason_text text not null,
    settled_by text not null, settled_at bigint not null, next_check_at bigint, checks integer not null default 0)`,
  'create index refund_settlements_to_check on refund_settlements (next_check_at) where next_check_at is not null',
  // Automatic refunds that are paused beside the policies; an empty line means all of them.
  `create table refund_pauses (
    pause_no text primary key, line_code text not null, begins_at bigint not null, ends_at bigint,
    reason_text text not null, made_by text not null references accounts(id), made_at bigint not null,
    ended_by text not null default '', check (ends_at is null or ends_at >= begins_at))`,
]
