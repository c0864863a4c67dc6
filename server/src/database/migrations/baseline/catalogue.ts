/** Stations, lines, fares, seats and departures. */
export const catalogue: readonly string[] = [
  `create table stations (
    code text primary key, name_zh_cn text not null, name_zh_hk text not null, name_en text not null)`,
  `create table lines (
    line_code text primary key, route_code text not null unique, category text not null,
    origin_code text not null references stations(code), destination_code text not null references stations(code),
    max_per_order integer not null, max_children integer not null, booking_window_days integer not null,
    online_concession boolean not null default true, position integer not null, on_sale boolean not null)`,
  // Minutes; of lines of the airport only.
  `create table airport_rides (
    line_code text primary key references lines(line_code),
    ride_minutes integer not null check (ride_minutes > 0),
    check_in_minutes integer not null check (check_in_minutes >= 0),
    landing_minutes integer not null check (landing_minutes >= 0),
    longest_wait_minutes integer not null, change_lead_minutes integer not null check (change_lead_minutes >= 0),
    check (longest_wait_minutes >= landing_minutes))`,
  // How a line is sold from a day of buying on, in place of `lines` and `airport_rides`; minutes on lines of the
  // airport only.
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
  `create table fares (
    line_code text not null references lines(line_code), fare_type text not null, passenger_type text not null,
    cents_cny integer not null check (cents_cny >= 0), cents_hkd integer not null check (cents_hkd >= 0),
    valid_from date not null, valid_to date,
    primary key (line_code, fare_type, passenger_type, valid_from))`,
  `create table daily_quotas (
    line_code text not null references lines(line_code), fare_type text not null,
    capacity integer not null check (capacity >= 0), primary key (line_code, fare_type))`,
  // Seats a day from a day of travel on, until the next row; null is the number of daily_quotas again.
  `create table dated_quotas (
    line_code text not null, fare_type text not null, valid_from date not null, capacity integer check (capacity >= 0),
    primary key (line_code, fare_type, valid_from),
    foreign key (line_code, fare_type) references daily_quotas (line_code, fare_type))`,
  // Seats that come back to a closed day stay unsold.
  `create table quotas (
    line_code text not null references lines(line_code), fare_type text not null, travel_date date not null,
    capacity integer not null, seats_left integer not null check (seats_left >= 0),
    is_closed boolean not null default false, primary key (line_code, fare_type, travel_date))`,
  // Days a line sells fewer tickets in one order; half-open.
  `create table peak_days (
    line_code text not null references lines(line_code), valid_from date not null, valid_to date not null,
    max_per_order integer not null check (max_per_order > 0), primary key (line_code, valid_from),
    check (valid_from < valid_to))`,
  // The usual departures of a line, for days without a row in departures.
  `create table departure_times (
    line_code text not null references lines(line_code), begin_time text not null, end_time text not null,
    capacity integer not null check (capacity >= 0), primary key (line_code, begin_time))`,
  `create table departures (
    line_code text not null references lines(line_code), travel_date date not null, begin_time text not null,
    end_time text not null, capacity integer not null, sold integer not null default 0,
    state text not null default 'open', primary key (line_code, travel_date, begin_time),
    check (sold >= 0 and sold <= capacity))`,
  // Rows of the catalogue that staff changed since a file was loaded last, as JSON; empty text for a missing row.
  `create table catalogue_edits (
    table_name text not null, row_key text not null, edited_at bigint not null, edited_by text not null,
    before text not null, after text not null, primary key (table_name, row_key))`,
]
