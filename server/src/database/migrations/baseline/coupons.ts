/** Coupons, the issues they came with, and the orders that were priced with them. */
export const coupons: readonly string[] = [
  // Coupons that were issued together. Codes follow from the salt and a key that is stored as its hash alone.
  `create table coupon_issues (
    issue_no text primary key, key_hash text not null unique, request_hash text not null, salt text not null,
    receiver text not null check (receiver in ('members', 'codes')), coupons integer not null check (coupons > 0),
    issued_by text not null, issued_at bigint not null, worth_cents bigint not null default 0,
    state text not null default 'issued' check (state in ('issued', 'waiting', 'rejected')),
    decided_by text not null default '', decided_at bigint, check (decided_by <> issued_by or decided_by = ''))`,
  'create index coupon_issues_by_person on coupon_issues (issued_by, issued_at)',
  // A coupon that no member has redeemed yet has a code instead of an owner.
  `create table coupons (
    coupon_no text primary key, issue_no text references coupon_issues(issue_no),
    account_id text references accounts(id), code_hash text unique,
    name_zh_cn text not null, name_zh_hk text not null, name_en text not null,
    kind text not null check (kind in ('amount', 'freeTicket', 'percent')),
    face_value integer not null check (face_value >= 0), currency text not null check (currency in ('', 'CNY', 'HKD')),
    minimum_cents integer not null default 0 check (minimum_cents >= 0),
    valid_from bigint not null, valid_until bigint not null, lines text not null default '',
    passenger_types text not null default '', fare_types text not null default '',
    state text not null default 'unused' check (state in ('waiting', 'unused', 'locked', 'used', 'cancelled')),
    order_no text references orders(order_no),
    check (valid_from < valid_until), check (account_id is not null or code_hash is not null),
    check (state <> 'locked' or order_no is not null),
    check (currency <> '' or (kind <> 'amount' and minimum_cents = 0)))`,
  'create index coupons_by_account on coupons (account_id)',
  'create index coupons_by_order on coupons (order_no)',
  'create index coupons_by_issue on coupons (issue_no)',
  // Which coupons an order was priced with; stays when they are free again.
  `create table order_coupons (
    order_no text not null references orders(order_no), coupon_no text not null references coupons(coupon_no),
    primary key (order_no, coupon_no))`,
]
