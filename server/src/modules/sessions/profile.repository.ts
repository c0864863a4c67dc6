import { countPoints, type Instant } from '@shuttle/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../database/types'

/** What the personal centre shows beside the name. */
export interface Profile {
  points: number
  /** Coupons that can be used now. */
  coupons: number
}

/** Money that stayed: what was paid, less what the ledger refunds of that payment. A fee stays. */
const getKeptAmounts = async (db: Kysely<Database>, accountId: string): Promise<number[]> => {
  const rows = await db
    .selectFrom('orders')
    .select(['due_cents'])
    .select((from) =>
      from
        .selectFrom('refunds')
        .select(sql<number>`coalesce(sum(amount_cents), 0)`.as('refunded'))
        .whereRef('refunds.order_no', '=', 'orders.order_no')
        // Money of another attempt than the one that paid the order was never part of it.
        .whereRef('refunds.request_no', '=', 'orders.request_no')
        .as('refunded'),
    )
    .where('account_id', '=', accountId)
    .where('paid_at', 'is not', null)
    .execute()
  return rows.map((row) => row.due_cents - Number(row.refunded))
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
  points: countPoints(await getKeptAmounts(db, accountId)),
  coupons: await usableCoupons(db, accountId, now),
})
