import { type Kysely, type Migration, sql } from 'kysely'

const statements = [
  `alter table payment_attempts add column launch text not null default ''`,
  `alter table payment_attempts add column call_fields text not null default ''`,
  `alter table payment_attempts add column card_query text not null default ''`,
  `create table payment_payers (
    account_id text not null references accounts(id), provider text not null, payer text not null,
    primary key (account_id, provider))`,
  `create table card_errors (
    id text primary key, order_no text not null references orders(order_no),
    account_id text not null references accounts(id), content text not null, logged_at bigint not null)`,
  'create index card_errors_by_order on card_errors (order_no)',
]

/** More ways to pay than by card: what the browser was handed, who pays, and what the browser told. */
export const paymentMethods: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
