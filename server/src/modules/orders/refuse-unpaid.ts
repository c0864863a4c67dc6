import type { Instant } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/types'
import { Refusal } from '../../errors'
import { findUnpaidOrder } from './orders.repository'

/** A member has one unpaid order at a time (decision 3, orders). Throws UNPAID_ORDER_EXISTS with its number. */
export const refuseUnpaid = async (db: Kysely<Database>, accountId: string, now: Instant): Promise<void> => {
  const unpaid = await findUnpaidOrder(db, accountId, now)
  if (unpaid) throw new Refusal('UNPAID_ORDER_EXISTS', { orderNo: unpaid.order_no })
}
