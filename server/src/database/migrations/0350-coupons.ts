import { type Kysely, type Migration, sql } from 'kysely'

const statements = [
  // A coupon that nobody has redeemed yet has a code instead of an owner.
  `create table coupons (
    coupon_no text primary key, account_id text references accounts(id), code_hash text unique,
    name_zh_cn text not null, name_zh_hk text not null, name_en text not null,
    kind text not null check (kind in ('amount', 'freeTicket', 'percent')),
    face_value integer not null check (face_value >= 0), currency text not null check (currency in ('', 'CNY', 'HKD')),
    minimum_cents integer not null default 0 check (minimum_cents >= 0),
    valid_from bigint not null, valid_until bigint not null, lines text not null default '',
    passenger_types text not null default '', fare_types text not null default '',
    state text not null default 'unused' check (state in ('unused', 'locked', 'used', 'cancelled')),
    order_no text references orders(order_no),
    check (valid_from < valid_until), check (account_id is not null or code_hash is not null),
    check (state <> 'locked' or order_no is not null),
    check (currency <> '' or (kind <> 'amount' and minimum_cents = 0)))`,
  'create index coupons_by_account on coupons (account_id)',
  'create index coupons_by_order on coupons (order_no)',
  // Which coupons an order was priced with; stays when they are free again.
  `create table order_coupons (
    order_no text not null references orders(order_no), coupon_no text not null references coupons(coupon_no),
    primary key (order_no, coupon_no))`,
  // Days of departure, half-open.
  `create table promotions (
    id text primary key, kind text not null check (kind in ('buyOneGetOne')), is_on boolean not null default false,
    applies_to text not null default '', valid_from date, valid_to date, max_nights integer not null)`,
  `insert into promotions (id, kind, max_nights) values ('hong-kong-identity-card', 'buyOneGetOne', 7)`,
  'alter table orders add column promotion_cents integer not null default 0 check (promotion_cents >= 0)',
]

export const coupons: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
