import { type Kysely, type Migration, sql } from 'kysely'

const statements = [
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
  `create table refund_proofs (
    request_no text primary key references refund_requests(request_no),
    content_type text not null check (content_type in ('image/jpeg', 'image/png', 'application/pdf')),
    content text not null)`,
]

/** Requests for refunds that staff decide, and the proofs that passengers send with them. */
export const refundRequests: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
