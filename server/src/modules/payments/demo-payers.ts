import type { Kysely } from 'kysely'
import type { Database } from '../../database/types'

/** WeChat knows everybody of the demo: the sandbox's wallet asks nobody who they are. Into a database that knows none. */
export const loadDemoPayers = async (db: Kysely<Database>): Promise<void> => {
  if (await db.selectFrom('payment_payers').select('payer').limit(1).executeTakeFirst()) return
  const accounts = await db.selectFrom('accounts').select(['id', 'member_number']).execute()
  if (accounts.length === 0) return
  await db
    .insertInto('payment_payers')
    .values(
      accounts.map(({ id, member_number }) => ({ account_id: id, provider: 'wxpay', payer: `oDemo${member_number}` })),
    )
    .execute()
}
