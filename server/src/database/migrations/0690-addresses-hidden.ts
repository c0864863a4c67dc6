import { type Kysely, type Migration, sql } from 'kysely'

const statements = [
  // Mail servers quote the address they refuse.
  `update outbox set last_error = regexp_replace(last_error, '<?[^[:space:]<>]+@[^[:space:]<>]+>?', '<address>', 'g')
    where last_error like '%@%'`,
  // Counted under hashes without a key. Nobody waits longer for it.
  'delete from login_failures',
]

/** No address stays in a stored failure, neither in words nor as a hash that can be tried. */
export const addressesHidden: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
