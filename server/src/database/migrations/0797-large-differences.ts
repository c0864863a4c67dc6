import { type Kysely, type Migration, sql } from 'kysely'

/** A hundred billion units: a thousand such rows still add up exactly in a JavaScript number. */
const LARGEST_CENTS = 10 ** 13

const statements = [
  `alter table payment_differences alter column ours_cents type bigint, alter column theirs_cents type bigint,
    add constraint payment_differences_amounts check (abs(ours_cents) <= ${LARGEST_CENTS} and abs(theirs_cents) <= ${LARGEST_CENTS})`,
  // What a provider took is recorded as it says, and goes back whole where it is not what the order costs.
  'alter table payment_transactions alter column amount_cents type bigint',
  'alter table refunds alter column amount_cents type bigint, alter column captured_cents type bigint',
]

/** Providers may name amounts beyond four bytes (decisions 5). */
export const largeDifferences: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
