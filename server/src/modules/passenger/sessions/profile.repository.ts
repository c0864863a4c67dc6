import { countPoints, type Instant } from '@shuttle/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../database/types'

/** Data of the personal centre beside the name. */
export interface Profile {
  points: number
  /** Coupons that can be used now. */
  coupons: number
}

/**
 * Points of the retained money: the payment, less the ledger's refunds of that payment. A fee stays. The database
 * counts equal amounts: a member may have thousands of orders, and every page queries this.
 */
const sumPoints = async (db: Kysely<Database>, accountId: string): Promise<number> => {
  // Money of another attempt than the one that paid the order was never part of it.
  const returned = db
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.order_no', 'refunds.order_no')
    .where('account_id', '=', accountId)
    .select(['refunds.request_no', sql<number>`sum(refunds.amount_cents)`.as('cents')])
    .groupBy('refunds.request_no')
    .as('returned')
  const rows = await db
    .selectFrom('orders')
    .leftJoin(returned, 'returned.request_no', 'orders.request_no')
    .where('account_id', '=', accountId)
    .where('paid_at', 'is not', null)
    .select([sql<number>`due_cents - coalesce(returned.cents, 0)`.as('netPaid'), sql<number>`count(*)`.as('orders')])
    .groupBy('netPaid')
    .execute()
  return rows.reduce((points, { netPaid, orders }) => points + Number(orders) * countPoints([Number(netPaid)]), 0)
}

const usableCoupons = async (db: Kysely<Database>, accountId: string, now: Instant): Promise<number> => {
  const row = await db
    .selectFrom('coupons')
    .select((from) => from.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('state', '=', 'unused')
    .where('valid_from', '<=', now)
    .where('valid_until', '>', now)
    .executeTakeFirst()
  return Number(row?.count ?? 0)
}

export const getProfile = async (db: Kysely<Database>, accountId: string, now: Instant): Promise<Profile> => ({
  points: await sumPoints(db, accountId),
  coupons: await usableCoupons(db, accountId, now),
})
