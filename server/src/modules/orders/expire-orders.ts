import type { Instant } from '@shuttle/domain'
import type { Kysely, Transaction } from 'kysely'
import { transaction } from '../../database/transaction'
import type { Database, OrderRow } from '../../database/types'
import { freeCoupons } from '../coupons/coupons.repository'
import { legsOf, transitionOrder } from './orders.repository'
import { giveSeatsBack } from './seats.repository'

const BATCH = 100

/** Ends one overdue order and gives its seats and coupons back; does nothing when another request was faster. */
export const expireOrder = async (trx: Transaction<Database>, order: OrderRow): Promise<boolean> => {
  if (!(await transitionOrder(trx, order, 'expire'))) return false
  await giveSeatsBack(trx, legsOf(order), order.seats)
  await freeCoupons(trx, order.order_no)
  return true
}

/** The sweeper: expires what is overdue, a batch at a time; several instances share the work. Answers how many. */
export const expireOrders = (db: Kysely<Database>, now: Instant): Promise<number> =>
  transaction(db, async (trx) => {
    const overdue = await trx
      .selectFrom('orders')
      .selectAll()
      .where('status', '=', 'toPay')
      .where('pay_by', '<=', now)
      .orderBy('pay_by')
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const order of overdue) await expireOrder(trx, order)
    return overdue.length
  })
