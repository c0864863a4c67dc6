import { type Kysely, type Migration, sql } from 'kysely'

const statements = [
  'alter table lines add column online_concession boolean not null default true',
  // Days a line sells fewer tickets in one order; half-open.
  `create table peak_days (
    line_code text not null references lines(line_code), valid_from date not null, valid_to date not null,
    max_per_order integer not null check (max_per_order > 0), primary key (line_code, valid_from),
    check (valid_from < valid_to))`,
  `create table sales_rules (
    id text primary key, kind text not null, fare_types text not null, above_level integer not null,
    need text not null, notice text not null, applies_to text not null, valid_from date, valid_to date)`,
  // What the bus and airport lines start with: the preset of the domain as it was when these tables came.
  `insert into sales_rules (id, kind, fare_types, above_level, need, notice, applies_to, valid_from, valid_to) values
    ('bus-day-night', 'sells', 'day,night', 0, '', '', 'HKG,MAC,ZHO', '2023-01-23', null),
    ('bus-sessions', 'sells', 'session', 0, '', '', 'HKG,MAC,ZHO', null, '2023-02-13'),
    ('airport-sessions', 'sells', 'session', 0, '', '', 'CLK,HZI', null, null),
    ('members-first', 'restricts', 'day,night', 0, '', '', 'MAC,ZHO', null, '2023-02-13'),
    ('members-first-notice', 'notice', '', 0, '', 'BOOKED_SESSIONS_ONLY', 'MAC,ZHO', null, '2023-02-13'),
    ('names-required', 'asks-passengers', '', 0, 'required', '', 'HKGZHO', null, '2023-02-13'),
    ('names-optional', 'asks-passengers', '', 0, 'optional', '', 'HKGMAC,MACHKG', null, null)`,
  // The usual departures of a one-way line, where no row of booked_sessions says otherwise.
  `create table session_times (
    line_code text not null references lines(line_code), begin_time text not null, end_time text not null,
    capacity integer not null check (capacity >= 0), primary key (line_code, begin_time))`,
  `create table booked_sessions (
    line_code text not null references lines(line_code), travel_date date not null, begin_time text not null,
    end_time text not null, capacity integer not null, sold integer not null default 0,
    state text not null default 'open', primary key (line_code, travel_date, begin_time),
    check (sold >= 0 and sold <= capacity))`,
  `alter table orders add column begin_time text not null default '', add column end_time text not null default '',
    add column return_begin_time text not null default '', add column return_end_time text not null default ''`,
]

export const sales: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
