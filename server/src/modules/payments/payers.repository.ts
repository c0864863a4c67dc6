import type { Kysely } from 'kysely'
import type { Database } from '../../database/types'

/** The id a provider knows this account by; undefined until the account was seen there. */
export const findPayer = async (
  db: Kysely<Database>,
  accountId: string,
  provider: string,
): Promise<string | undefined> => {
  const row = await db
    .selectFrom('payment_payers')
    .select('payer')
    .where('account_id', '=', accountId)
    .where('provider', '=', provider)
    .executeTakeFirst()
  return row?.payer
}

/** Remembers who an account is at a provider; the latest word counts. */
export const savePayer = async (
  db: Kysely<Database>,
  row: { account_id: string; provider: string; payer: string },
): Promise<void> => {
  await db
    .insertInto('payment_payers')
    .values(row)
    .onConflict((conflict) => conflict.columns(['account_id', 'provider']).doUpdateSet({ payer: row.payer }))
    .execute()
}
