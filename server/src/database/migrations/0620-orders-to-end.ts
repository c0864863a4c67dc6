import { type Kysely, type Migration, sql } from 'kysely'

/** The job that ends orders looks at those that wait for their departure. */
export const ordersToEnd: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql
      .raw(`create index orders_to_end on orders (travel_date) where status in ('paid', 'partlyRefunded')`)
      .execute(db)
  },
}
