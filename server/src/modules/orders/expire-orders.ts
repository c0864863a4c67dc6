import type { Instant } from '@shuttle/domain'
import type { Kysely, Transaction } from 'kysely'
import { transaction } from '../../database/transaction'
import type { Database, OrderRow } from '../../database/types'
import { releaseCoupons } from '../coupons'
import { findOverdueOrders, getLegs, lockOverdueOrders, transitionOrder } from './orders.repository'
import { releaseSeats } from './seats.repository'

const BATCH = 100

/** Ends one overdue order and releases its seats and coupons; does nothing when another request was faster. */
export const expireOrder = async (trx: Transaction<Database>, order: OrderRow): Promise<boolean> => {
  if (!(await transitionOrder(trx, order, 'expire'))) return false
  await releaseSeats(trx, getLegs(order), order.seats)
  await releaseCoupons(trx, order.order_no)
  return true
}

/** Expires what a member has not paid in time, before the sweeper comes. */
export const expireOverdueOrders = async (
  trx: Transaction<Database>,
  accountId: string,
  now: Instant,
): Promise<void> => {
  for (const order of await findOverdueOrders(trx, accountId, now)) await expireOrder(trx, order)
}

/** The sweeper: expires what is overdue, a batch at a time; several instances share the work. Answers how many. */
export const expireOrders = (db: Kysely<Database>, now: Instant): Promise<number> =>
  transaction(db, async (trx) => {
    const overdue = await lockOverdueOrders(trx, now, BATCH)
    for (const order of overdue) await expireOrder(trx, order)
    return overdue.length
  })
