import { type Kysely, type Migration, sql } from 'kysely'

const tables = [
  `create table stations (
    code text primary key, name_zh_cn text not null, name_zh_hk text not null, name_en text not null)`,
  `create table lines (
    line_code text primary key, route_code text not null unique, category text not null,
    origin_code text not null references stations(code), destination_code text not null references stations(code),
    max_per_order integer not null, max_children integer not null, booking_window_days integer not null,
    position integer not null, on_sale boolean not null)`,
  `create table fares (
    line_code text not null references lines(line_code), fare_type text not null, passenger_type text not null,
    cents_cny integer not null check (cents_cny >= 0), cents_hkd integer not null check (cents_hkd >= 0),
    valid_from date not null, valid_to date,
    primary key (line_code, fare_type, passenger_type, valid_from))`,
  `create table daily_quotas (
    line_code text not null references lines(line_code), fare_type text not null,
    capacity integer not null check (capacity >= 0), primary key (line_code, fare_type))`,
  `create table quotas (
    line_code text not null references lines(line_code), fare_type text not null, travel_date date not null,
    capacity integer not null, seats_left integer not null check (seats_left >= 0),
    primary key (line_code, fare_type, travel_date))`,
  `create table accounts (
    id text primary key, email text not null unique, password_hash text not null, nickname text not null,
    avatar_url text not null, member_number text not null unique, level integer not null, created_at bigint not null)`,
  `create table sessions (
    id text primary key, secret_hash text not null unique, account_id text not null references accounts(id),
    created_at bigint not null, last_seen_at bigint not null, revoked_at bigint)`,
  'create index sessions_by_account on sessions (account_id)',
  'create table login_failures (id text primary key, subject text not null, failed_at bigint not null)',
  'create index login_failures_by_subject on login_failures (subject, failed_at)',
  `create table orders (
    order_no text primary key, account_id text not null references accounts(id),
    line_code text not null references lines(line_code), category text not null, fare_type text not null,
    travel_date date not null, return_date date, currency text not null,
    amount_cents integer not null check (amount_cents >= 0), coupon_cents integer not null check (coupon_cents >= 0),
    due_cents integer not null check (due_cents >= 0), seats integer not null, status text not null,
    placed_at bigint not null, pay_by bigint not null, paid_at bigint, pay_type text not null,
    request_no text not null, pickup_code text not null)`,
  // One unpaid order a member: the database itself holds the rule against two taps at once.
  `create unique index orders_one_unpaid on orders (account_id) where status = 'toPay'`,
  `create index orders_to_expire on orders (pay_by) where status = 'toPay'`,
  'create index orders_by_account on orders (account_id, placed_at desc)',
  `create table order_items (
    order_no text not null references orders(order_no), passenger_type text not null, count integer not null,
    fare_cents integer not null, primary key (order_no, passenger_type))`,
  `create table order_passengers (
    order_no text not null references orders(order_no), position integer not null, passenger_type text not null,
    name text not null, id_number text not null, primary key (order_no, position))`,
  `create table tickets (
    ticket_no text primary key, order_no text not null references orders(order_no), leg integer not null,
    line_code text not null references lines(line_code), travel_date date not null, passenger_type text not null,
    fare_cents integer not null, status text not null, checked boolean not null, gate text not null)`,
  'create index tickets_by_order on tickets (order_no)',
  `create table idempotency_keys (
    account_id text not null references accounts(id), key text not null, request_hash text not null,
    order_no text not null, created_at bigint not null, primary key (account_id, key))`,
]

export const ticketing: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of tables) await sql.raw(statement).execute(db)
  },
}
