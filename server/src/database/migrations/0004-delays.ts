import { type Migration, sql } from 'kysely'

/** Rides that run late (D11.delay.1). */
const STATEMENTS = [
  // An empty begin time means every ride of the day; a text is in every language or in none.
  `create table delays (
    delay_no text primary key, request_key text not null unique, request_hash text not null,
    line_code text not null references lines(line_code), travel_date date not null, begin_time text not null,
    minutes integer not null check (minutes > 0),
    text_zh_cn text not null, text_zh_hk text not null, text_en text not null,
    declared_by text not null references accounts(id), declared_at bigint not null,
    ended_by text references accounts(id), ended_at bigint, check ((ended_by is null) = (ended_at is null)))`,
  'create index delays_in_force on delays (travel_date) where ended_at is null',
  'create index delays_newest on delays (declared_at, delay_no)',
]

export const delays: Migration = {
  up: async (db) => {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  },
}
