import { type Kysely, type Migration, sql } from 'kysely'

const RENAMED = {
  booked_sessions: 'departures',
  session_times: 'departure_times',
  messenger_identities: 'wechat_identities',
  messenger_states: 'wechat_states',
  interface_accounts: 'partner_accounts',
  release_book: 'release_registry',
}
const WITH_FARE_TYPE = ['fares', 'daily_quotas', 'quotas', 'orders']

const statements = [
  ...Object.entries(RENAMED).map(([before, after]) => `alter table ${before} rename to ${after}`),
  // A ticket for one departure: `session` is the login only.
  ...WITH_FARE_TYPE.map((table) => `update ${table} set fare_type = 'reserved' where fare_type = 'session'`),
  ...['sales_rules', 'coupons'].map(
    (table) =>
      `update ${table} set fare_types = array_to_string(array_replace(string_to_array(fare_types, ','), 'session', 'reserved'), ',')`,
  ),
  `update refund_policies set fare_types = replace(fare_types, '"session"', '"reserved"')`,
  `update sales_rules set notice = 'RESERVED_ONLY' where notice = 'BOOKED_SESSIONS_ONLY'`,
]

/** Tables and values take the words of docs/glossary.md. */
export const vocabulary: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
