import { type Kysely, type Migration, sql } from 'kysely'

const statements = [
  // How a line is sold from a day of buying on, in place of the columns of `lines` and `airport_rides`; minutes on lines of the airport alone.
  `create table line_settings (
    line_code text not null references lines(line_code), valid_from date not null, on_sale boolean not null,
    online_concession boolean not null, max_per_order integer not null check (max_per_order > 0),
    max_children integer not null check (max_children >= 0),
    booking_window_days integer not null check (booking_window_days > 0),
    ride_minutes integer check (ride_minutes > 0), check_in_minutes integer check (check_in_minutes >= 0),
    landing_minutes integer check (landing_minutes >= 0), longest_wait_minutes integer,
    change_lead_minutes integer check (change_lead_minutes >= 0),
    primary key (line_code, valid_from), check (longest_wait_minutes >= landing_minutes),
    check (num_nulls(ride_minutes, check_in_minutes, landing_minutes, longest_wait_minutes, change_lead_minutes) in (0, 5)))`,
  // Seats a day from a day of travel on, until the next row; null is the number of daily_quotas again.
  `create table dated_quotas (
    line_code text not null, fare_type text not null, valid_from date not null, capacity integer check (capacity >= 0),
    primary key (line_code, fare_type, valid_from),
    foreign key (line_code, fare_type) references daily_quotas (line_code, fare_type))`,
  // Rows of the catalogue that staff changed since a file was loaded last, as JSON; empty text where there was, or is, no row.
  `create table catalogue_edits (
    table_name text not null, row_key text not null, edited_at bigint not null, edited_by text not null,
    before text not null, after text not null, primary key (table_name, row_key))`,
]

/** Prices, seats and settings of lines that staff date anew. */
export const catalogueByStaff: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
