import { type Kysely, type Migration, sql } from 'kysely'

const statements = [
  // Minutes; of lines of the airport alone.
  `create table airport_rides (
    line_code text primary key references lines(line_code),
    ride_minutes integer not null check (ride_minutes > 0),
    check_in_minutes integer not null check (check_in_minutes >= 0),
    landing_minutes integer not null check (landing_minutes >= 0),
    longest_wait_minutes integer not null, change_lead_minutes integer not null check (change_lead_minutes >= 0),
    check (longest_wait_minutes >= landing_minutes))`,
  // Sold before as fare rows alone: their lines get what the terms have always said.
  `insert into airport_rides
    select line_code, 60, 120, 60, 1440, 120 from lines where line_code in ('HZICLK', 'CLKHZI')`,
  `create table order_flights (
    order_no text primary key references orders(order_no), flight_number text not null, airline text not null,
    origin text not null, destination text not null, transit text not null, flight_date date not null,
    flight_time text not null)`,
  // The kind of what is sealed; which screens name beside the last four.
  `alter table order_passengers add column document_type text not null default ''`,
  // An order is changed once, whatever runs at the same moment.
  `create table departure_changes (
    order_no text primary key references orders(order_no), request_key text not null, request_hash text not null,
    from_date date not null, from_begin_time text not null, from_end_time text not null,
    to_date date not null, to_begin_time text not null, to_end_time text not null,
    void_pickup_code text not null, changed_at bigint not null)`,
  'create unique index departure_changes_void_code on departure_changes (void_pickup_code)',
  'alter table promotions drop constraint promotions_kind_check',
  `alter table promotions add constraint promotions_kind_check check (kind in ('buyOneGetOne', 'familyCombo'))`,
  `insert into promotions (id, kind, max_nights) values ('family-combo', 'familyCombo', 0)`,
  // The list of airport orders alone is a range of an index as well, however many bus orders the account has.
  `create index orders_of_airport on orders (account_id, placed_at desc, order_no desc)
    where line_code in ('HZICLK', 'CLKHZI')`,
]

/** The airport line: settings of its rides, flights of orders, kinds of documents, changes of departures, the family combo. */
export const airportLine: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
