import type { Kysely } from 'kysely'
import type { AccountRow, Database } from '../../database/types'
import { viewOrder } from '../orders/orders.repository'

/** All that is kept about a member. */
export const dataOf = async (db: Kysely<Database>, account: AccountRow) => {
  const [sessions, identity, coupons, orders] = await Promise.all([
    db.selectFrom('sessions').selectAll().where('account_id', '=', account.id).orderBy('created_at').execute(),
    db.selectFrom('messenger_identities').selectAll().where('account_id', '=', account.id).executeTakeFirst(),
    db.selectFrom('coupons').selectAll().where('account_id', '=', account.id).orderBy('coupon_no').execute(),
    db.selectFrom('orders').selectAll().where('account_id', '=', account.id).orderBy('placed_at').execute(),
  ])
  const views = []
  for (const order of orders) views.push(await viewOrder(db, order))
  return { account, sessions, identity, coupons, orders: views }
}
export type AccountData = Awaited<ReturnType<typeof dataOf>>
