import { type Kysely, type Migration, sql } from 'kysely'

/** Ways to pay that are not offered now. */
export const methodsOff: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql
      .raw('create table payment_methods_off (provider text primary key, since bigint not null, reason text not null)')
      .execute(db)
  },
}
