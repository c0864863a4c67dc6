/** A Chinese character, as PostgreSQL matches one. */
const HAN = '[\\u3400-\\u9fff\\U00020000-\\U0003ffff]'

/** Orders with their passengers and flights, and the tickets that are made of them. */
export const orders: readonly string[] = [
  // `adult_fare_cents` decides who refunds a student's ticket; null where no adult was on sale.
  `create table orders (
    order_no text primary key, account_id text not null references accounts(id),
    line_code text not null references lines(line_code), category text not null, fare_type text not null,
    travel_date date not null, begin_time text not null default '', end_time text not null default '',
    return_date date, return_begin_time text not null default '', return_end_time text not null default '',
    currency text not null, amount_cents integer not null check (amount_cents >= 0),
    promotion_cents integer not null default 0 check (promotion_cents >= 0),
    coupon_cents integer not null check (coupon_cents >= 0), due_cents integer not null check (due_cents >= 0),
    adult_fare_cents integer check (adult_fare_cents >= 0), seats integer not null, status text not null,
    placed_at bigint not null, pay_by bigint not null, paid_at bigint, pay_type text not null,
    request_no text not null, pickup_code text not null,
    refund_policy_id text references refund_policies(id))`,
  // One unpaid order a member: the database itself refuses the second of two taps at once.
  `create unique index orders_one_unpaid on orders (account_id) where status = 'toPay'`,
  `create index orders_to_expire on orders (pay_by) where status = 'toPay'`,
  `create index orders_to_end on orders (travel_date) where status in ('paid', 'partlyRefunded')`,
  // A page of a list is a range of one index, however many orders the account has.
  'create index orders_newest_first on orders (account_id, placed_at desc, order_no desc)',
  `create index orders_to_collect on orders (account_id, placed_at desc, order_no desc)
    where status in ('paid', 'partlyRefunded')`,
  `create index orders_of_airport on orders (account_id, placed_at desc, order_no desc)
    where line_code in ('HZICLK', 'CLKHZI')`,
  `create unique index orders_pickup_code on orders (pickup_code) where pickup_code <> ''`,
  // What staff search by.
  'create index orders_by_placing on orders (placed_at, order_no)',
  'create index orders_by_travel on orders (travel_date, order_no)',
  'create index orders_by_return on orders (return_date) where return_date is not null',
  'create index orders_by_line on orders (line_code, travel_date)',
  'create index orders_by_status on orders (status, placed_at)',
  `create table order_items (
    order_no text not null references orders(order_no), passenger_type text not null, count integer not null,
    fare_cents integer not null, primary key (order_no, passenger_type))`,
  // The identity document is sealed; staff and screens know its type and its last four.
  `create table order_passengers (
    order_no text not null references orders(order_no), position integer not null, passenger_type text not null,
    name text not null, document_type text not null default '', id_number text not null,
    id_tail text not null default '', id_sealed text not null default '',
    phone_hash text not null default '',
    paid_cents integer not null check (paid_cents >= 0), return_paid_cents integer not null check (return_paid_cents >= 0),
    primary key (order_no, position))`,
  `create index unsealed_documents on order_passengers (order_no) where id_number <> ''`,
  `create index sealed_documents on order_passengers (order_no) where id_sealed <> ''`,
  `create index passengers_by_id_tail on order_passengers (id_tail) where id_tail <> ''`,
  `create index passengers_by_phone on order_passengers (phone_hash) where phone_hash <> ''`,
  // Parts of a name in lower case; of a Chinese one, which has no blanks, every part too: staff search a given name.
  `create function name_words(name text) returns text[] language plpgsql immutable strict parallel safe as $$ begin
    if name !~ '${HAN}' then return string_to_array(lower(name), ' '); end if;
    return array(select distinct substr(word, first, length) from unnest(string_to_array(lower(name), ' ')) word,
      generate_series(1, char_length(word)) first, generate_series(1, char_length(word) - first + 1) length
      where length = char_length(word) or substr(word, first, length) ~ '${HAN}'); end $$`,
  // A name by its beginning, in any case, and by its parts in any order.
  `create index passengers_by_name on order_passengers (lower(name) text_pattern_ops) where name <> ''`,
  `create index passengers_by_word on order_passengers using gin (name_words(name)) where name <> ''`,
  `create table order_flights (
    order_no text primary key references orders(order_no), flight_number text not null, airline text not null,
    origin text not null, destination text not null, transit text not null, flight_date date not null,
    flight_time text not null)`,
  'create index flights_by_number on order_flights (flight_number)',
  // An order is changed once, whatever runs at the same moment.
  `create table departure_changes (
    order_no text primary key references orders(order_no), request_key text not null, request_hash text not null,
    from_date date not null, from_begin_time text not null, from_end_time text not null,
    to_date date not null, to_begin_time text not null, to_end_time text not null,
    void_pickup_code text not null, changed_at bigint not null)`,
  'create unique index departure_changes_void_code on departure_changes (void_pickup_code)',
  `create table idempotency_keys (
    account_id text not null references accounts(id), key text not null, request_hash text not null,
    order_no text not null, created_at bigint not null, primary key (account_id, key))`,
  'create index idempotency_keys_by_age on idempotency_keys (created_at)',

  `create table tickets (
    ticket_no text primary key, order_no text not null references orders(order_no), passenger_position integer,
    leg integer not null, other_leg_ticket_no text references tickets(ticket_no),
    line_code text not null references lines(line_code), travel_date date not null,
    begin_time text not null default '', end_time text not null default '', passenger_type text not null,
    fare_cents integer not null, paid_cents integer not null check (paid_cents >= 0), status text not null,
    collected_at bigint, collected_place text not null default '',
    foreign key (order_no, passenger_position) references order_passengers (order_no, position))`,
  'create index tickets_by_order on tickets (order_no)',
  `create table ticket_checks (
    check_id text primary key, ticket_no text not null references tickets(ticket_no), checked_at bigint not null,
    gate text not null, device text not null)`,
  'create index ticket_checks_by_ticket on ticket_checks (ticket_no)',
]
