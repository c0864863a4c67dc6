import { type Kysely, type Migration, sql } from 'kysely'

const statements = [
  // A page of the list is a range of one index, however many orders the account has.
  'create index orders_newest_first on orders (account_id, placed_at desc, order_no desc)',
  `create index orders_to_collect on orders (account_id, placed_at desc, order_no desc)
    where status in ('paid', 'partlyRefunded')`,
  'drop index orders_by_account',
]

/** The list of a member's orders: newest first, by a cursor of moment and number. */
export const orderList: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
