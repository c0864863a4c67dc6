import { pointsOf } from '@shuttle/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../database/types'

/** What the personal centre shows beside the name. */
export interface Profile {
  points: number
}

/** What was paid and not given back. */
const paidOf = async (db: Kysely<Database>, accountId: string): Promise<number[]> => {
  const rows = await db
    .selectFrom('orders')
    .select(['due_cents'])
    .select((from) =>
      from
        .selectFrom('tickets')
        .select(sql<number>`coalesce(sum(fare_cents), 0)`.as('refunded'))
        .whereRef('tickets.order_no', '=', 'orders.order_no')
        .where('tickets.status', '=', 'refunded')
        .as('refunded'),
    )
    .where('account_id', '=', accountId)
    .where('paid_at', 'is not', null)
    .where('status', 'in', ['paid', 'partlyRefunded', 'used', 'ended'])
    .execute()
  return rows.map((row) => row.due_cents - Number(row.refunded))
}

export const profileOf = async (db: Kysely<Database>, accountId: string): Promise<Profile> => ({
  points: pointsOf(await paidOf(db, accountId)),
})
