import type { Kysely } from 'kysely'
import type { AccountRow, Database } from '../../database/types'
import { viewOrder } from '../orders'

/** All that is kept about a member. */
export const readAccountData = async (db: Kysely<Database>, account: AccountRow) => {
  const ownOrders = db.selectFrom('orders').select('order_no').where('account_id', '=', account.id)
  const [sessions, identity, coupons, orders, attempts, refunds, cardErrors] = await Promise.all([
    db.selectFrom('sessions').selectAll().where('account_id', '=', account.id).orderBy('created_at').execute(),
    db.selectFrom('wechat_identities').selectAll().where('account_id', '=', account.id).executeTakeFirst(),
    db.selectFrom('coupons').selectAll().where('account_id', '=', account.id).orderBy('coupon_no').execute(),
    db.selectFrom('orders').selectAll().where('account_id', '=', account.id).orderBy('placed_at').execute(),
    db.selectFrom('payment_attempts').selectAll().where('account_id', '=', account.id).orderBy('created_at').execute(),
    db.selectFrom('payment_refunds').selectAll().where('order_no', 'in', ownOrders).orderBy('created_at').execute(),
    db.selectFrom('card_errors').selectAll().where('account_id', '=', account.id).orderBy('logged_at').execute(),
  ])
  const views = []
  for (const order of orders) views.push(await viewOrder(db, order))
  return { account, sessions, identity, coupons, orders: views, attempts, refunds, cardErrors }
}
export type AccountData = Awaited<ReturnType<typeof readAccountData>>
