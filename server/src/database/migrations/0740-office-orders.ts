import { type Kysely, type Migration, sql } from 'kysely'

/** Ids of an order, a refund or a request that a mail in the outbox is about. */
const ABOUT = `coalesce(payload::jsonb->>'orderNo', payload::jsonb->>'refundNo', payload::jsonb->>'requestNo')`

const statements = [
  'drop index orders_pickup_code',
  `create unique index orders_pickup_code on orders (pickup_code) where pickup_code <> ''`,
  'create index orders_by_placing on orders (placed_at, order_no)',
  'create index orders_by_travel on orders (travel_date, order_no)',
  'create index orders_by_return on orders (return_date) where return_date is not null',
  'create index orders_by_line on orders (line_code, travel_date)',
  'create index orders_by_status on orders (status, placed_at)',
  `create index passengers_by_id_tail on order_passengers (id_tail) where id_tail <> ''`,
  // A name by its beginning, in any case, and by whole words of it in any order.
  `create index passengers_by_name on order_passengers (lower(name) text_pattern_ops) where name <> ''`,
  `create index passengers_by_word on order_passengers using gin (string_to_array(lower(name), ' ')) where name <> ''`,
  'create index accounts_by_email_beginning on accounts (email text_pattern_ops)',
  `create index outbox_about on outbox ((${ABOUT}))`,
  'create index payment_transactions_by_order on payment_transactions (order_no)',
  `create table saved_searches (
    search_id text primary key, account_id text not null references accounts(id), name text not null, filters text not null,
    sort text not null, saved_at bigint not null, unique (account_id, name))`,
  `create table order_notes (
    note_id text primary key, order_no text not null references orders(order_no), account_id text not null,
    role text not null, text text not null, written_at bigint not null)`,
  'create index order_notes_by_order on order_notes (order_no, written_at)',
  `create trigger order_notes_only_added before update or delete on order_notes
    for each row execute function refuse_audit_change()`,
  `create trigger order_notes_not_emptied before truncate on order_notes
    for each statement execute function refuse_audit_change()`,
]

/** What staff search orders by, the searches they keep and the notes they write; a note is never changed afterwards. */
export const officeOrders: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
