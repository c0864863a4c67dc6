import type { Database } from '@shuttle/server/filling'
import type { Kysely } from 'kysely'

/** Gives every account a WeChat payer, because the sandbox's wallet has no sign-in. For a database without payers. */
export const addDemoPayers = async (db: Kysely<Database>): Promise<void> => {
  if (await db.selectFrom('payment_payers').select('payer').limit(1).executeTakeFirst()) return
  const accounts = await db.selectFrom('accounts').select(['id', 'member_number']).execute()
  await db
    .insertInto('payment_payers')
    .values(
      accounts.map(({ id, member_number }) => ({ account_id: id, provider: 'wxpay', payer: `oDemo${member_number}` })),
    )
    .execute()
}
