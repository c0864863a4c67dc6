import { type Kysely, type Migration, sql } from 'kysely'

/** The end that staff chose for a version; `valid_to` is that, or where the next one begins (decisions 5, `refund_fee_handle`). */
export const policyVersions: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw('alter table refund_policies add column chosen_to date').execute(db)
  },
}
