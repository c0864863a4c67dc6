import type { Kysely } from 'kysely'
import type { Database } from '../../../database/types'

type Db = Kysely<Database>

export const listAccountCoupons = (db: Db, accountId: string) =>
  db
    .selectFrom('coupons')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('state', '<>', 'waiting')
    .orderBy('coupon_no')
    .execute()

export const cancelUnusedCoupons = async (db: Db, accountId: string): Promise<void> => {
  await db
    .updateTable('coupons')
    .set({ state: 'cancelled' })
    .where('account_id', '=', accountId)
    .where('state', 'in', ['unused', 'waiting'])
    .execute()
}

/** Moves the coupons of one account to another; returns their numbers. */
export const moveCoupons = async (db: Db, from: string, into: string): Promise<string[]> => {
  const moving = db.updateTable('coupons').set({ account_id: into }).where('account_id', '=', from)
  return (await moving.returning('coupon_no').execute()).map(({ coupon_no }) => coupon_no)
}

/** Moves these coupons, but those that a remaining order has locked or used since. */
export const returnMovedCoupons = async (
  db: Db,
  { coupons, orders }: { coupons: readonly string[]; orders: readonly string[] },
  { from, into }: { from: string; into: string },
): Promise<void> => {
  if (coupons.length === 0) return
  await db
    .updateTable('coupons')
    .set({ account_id: into })
    .where('account_id', '=', from)
    .where('coupon_no', 'in', coupons)
    .where((where) =>
      where.or([
        where('order_no', 'is', null),
        where('state', 'not in', ['locked', 'used']),
        ...(orders.length > 0 ? [where('order_no', 'in', orders)] : []),
      ]),
    )
    .execute()
}
