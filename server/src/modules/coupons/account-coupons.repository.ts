import type { Kysely } from 'kysely'
import type { Database } from '../../database/types'

type Db = Kysely<Database>

export const listAccountCoupons = (db: Db, accountId: string) =>
  db.selectFrom('coupons').selectAll().where('account_id', '=', accountId).orderBy('coupon_no').execute()

export const cancelUnusedCoupons = async (db: Db, accountId: string): Promise<void> => {
  await db
    .updateTable('coupons')
    .set({ state: 'cancelled' })
    .where('account_id', '=', accountId)
    .where('state', '=', 'unused')
    .execute()
}

export const moveCoupons = async (db: Db, from: string, into: string): Promise<void> => {
  await db.updateTable('coupons').set({ account_id: into }).where('account_id', '=', from).execute()
}
