import type { Instant } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/types'

/**
 * Orders of an account that ended unpaid, placed after a moment and after the last one it paid; and the latest payment
 * deadline of these.
 */
export const findUnpaidHolds = async (
  db: Kysely<Database>,
  accountId: string,
  since: Instant,
): Promise<{ holds: number; lastPayBy: Instant }> => {
  const row = await db
    .selectFrom('orders')
    .select((from) => [from.fn.countAll<number>().as('holds'), from.fn.max('pay_by').as('lastPayBy')])
    .where('account_id', '=', accountId)
    .where('placed_at', '>', since)
    .where('status', 'in', ['expired', 'cancelled'])
    .where('paid_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('orders as paid')
            .select('paid.order_no')
            .where('paid.account_id', '=', accountId)
            .where('paid.placed_at', '>', since)
            .where('paid.paid_at', 'is not', null)
            .whereRef('paid.placed_at', '>=', 'orders.placed_at'),
        ),
      ),
    )
    .executeTakeFirst()
  return { holds: Number(row?.holds ?? 0), lastPayBy: Number(row?.lastPayBy ?? 0) }
}
