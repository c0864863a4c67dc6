import type { Instant } from '@shuttle/domain'
import type { Kysely, Transaction } from 'kysely'
import { transaction } from '../../../database/transaction'
import type { Database, OrderRow } from '../../../database/types'
import { releaseCoupons } from '../coupons'
import { findOverdueOrders, getLegs, listOverdueOrders, lockOverdueOrder, transitionOrder } from './orders.repository'
import { releaseSeats } from './seats.repository'

const BATCH = 100

/** Ends one overdue order and releases its coupons and seats; does nothing when another request was faster. */
export const expireOrder = async (trx: Transaction<Database>, order: OrderRow): Promise<boolean> => {
  if (!(await transitionOrder(trx, order, 'expire'))) return false
  await releaseCoupons(trx, order.order_no)
  await releaseSeats(trx, getLegs(order), order.seats)
  return true
}

/**
 * Expires a member's overdue orders before the sweeper does: each order in a transaction of its own, so that a caller
 * who then takes seats holds none yet (ADR-63).
 */
export const expireOverdueOrders = async (db: Kysely<Database>, accountId: string, now: Instant): Promise<void> => {
  for (const order of await findOverdueOrders(db, accountId, now))
    await transaction(db, (trx) => expireOrder(trx, order))
}

/**
 * The sweeper: expires overdue orders, at most a batch, each in a transaction of its own; several instances share the
 * work. An order that fails delays no other: the failure is thrown when the others are done. Answers how many it
 * expired.
 */
export const expireOrders = async (db: Kysely<Database>, now: Instant, ending?: AbortSignal): Promise<number> => {
  const faults: unknown[] = []
  let expired = 0
  for (const orderNo of await listOverdueOrders(db, now, BATCH)) {
    if (ending?.aborted) break
    const expireOne = async (trx: Transaction<Database>) => {
      const order = await lockOverdueOrder(trx, orderNo, now)
      return order !== undefined && expireOrder(trx, order)
    }
    try {
      if (await transaction(db, expireOne)) expired += 1
    } catch (error) {
      faults.push(error)
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} overdue orders could not be expired`)
  return expired
}
