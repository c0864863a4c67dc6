import { type Kysely, type Migration, sql } from 'kysely'

/** A counter finds an order by its pickup code. */
export const pickupCodes: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw('create index orders_pickup_code on orders (pickup_code)').execute(db)
  },
}
