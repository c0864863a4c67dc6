import { type Kysely, type Migration, sql } from 'kysely'

const statements = [
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
  // One waits for an order, whatever runs at the same moment.
  `create unique index refund_proposals_waiting on refund_proposals (order_no) where state = 'waiting'`,
  'create index refund_proposals_queue on refund_proposals (state, created_at, proposal_no)',
  // Refunds that staff made by hand, or at another fee than the policy's.
  `create table staff_refunds (
    refund_no text primary key references refunds(refund_no), order_no text not null references orders(order_no),
    made_by text not null, second_by text not null default '', policy_fee_cents integer not null,
    fee_cents integer not null, reason_text text not null, check (second_by <> made_by))`,
  'create index staff_refunds_by_order on staff_refunds (order_no)',
]

/** Refunds that staff make, and those that wait for a second person (decisions 5). */
export const refundsByStaff: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
