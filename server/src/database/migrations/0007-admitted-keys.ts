import { type Migration, sql } from 'kysely'

/** Publisher keys that an operator admitted by a signed call; each row has the operator's signature. */
export const admittedKeys: Migration = {
  up: async (db) => {
    await sql
      .raw(
        `create table release_admitted_keys (
          app text not null, key text not null, signature text not null,
          admitted_by text not null, admitted_at bigint not null, primary key (app, key))`,
      )
      .execute(db)
  },
}
