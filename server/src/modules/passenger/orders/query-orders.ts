import type { Instant } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/types'
import { expireOverdueOrders } from './expire-orders'
import { listOrders } from './order-list.repository'
import { type OrderListRequest, unknownCursor } from './order-list.request'
import { type OrderView, viewOrders } from './order-views.repository'
import { findOwnOrder } from './orders.repository'

interface QueryOrders extends OrderListRequest {
  accountId: string
  now: Instant
}

/**
 * A page of the member's orders. Overdue orders are expired first, so that no list shows them as to pay. Throws
 * BAD_REQUEST for a cursor that is no order of this member, whether or not it is one of another.
 */
export const queryMemberOrders = async (db: Kysely<Database>, query: QueryOrders): Promise<OrderView[]> => {
  const { accountId, afterOrderNo, now } = query
  await expireOverdueOrders(db, accountId, now)
  const after = afterOrderNo === '' ? undefined : await findOwnOrder(db, afterOrderNo, accountId)
  if (afterOrderNo !== '' && !after) throw unknownCursor()
  return viewOrders(db, await listOrders(db, { ...query, after }))
}
