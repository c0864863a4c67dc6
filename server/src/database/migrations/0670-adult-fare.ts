import { type Kysely, type Migration, sql } from 'kysely'

const statements = [
  'alter table orders add column adult_fare_cents integer check (adult_fare_cents >= 0)',
  // What an adult cost beside an older order without one was not stored.
  `update orders set adult_fare_cents = items.fare_cents from order_items as items
    where items.order_no = orders.order_no and items.passenger_type = 'adult'`,
]

/** An order knows what an adult cost when it was sold: whether a student paid less decides who refunds it. */
export const adultFare: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
