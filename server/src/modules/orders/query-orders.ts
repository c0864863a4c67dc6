import type { Instant } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import { transaction } from '../../database/transaction'
import type { Database } from '../../database/types'
import { expireOverdueOrders } from './expire-orders'
import { listOrders } from './order-list.repository'
import { type OrderListRequest, unknownCursor } from './order-list.request'
import { type OrderView, viewOrders } from './order-views.repository'
import { findOverdueOrders, findOwnOrder } from './orders.repository'

interface QueryOrders extends OrderListRequest {
  accountId: string
  now: Instant
}

/**
 * A page of the member's orders. What is overdue is expired first, so that no list shows it as to pay. Throws BAD_REQUEST for a
 * cursor that is no order of this member, whether or not it is one of another.
 */
export const queryMemberOrders = async (db: Kysely<Database>, query: QueryOrders): Promise<OrderView[]> => {
  const { accountId, afterOrderNo, now } = query
  if ((await findOverdueOrders(db, accountId, now)).length > 0) {
    await transaction(db, (trx) => expireOverdueOrders(trx, accountId, now))
  }
  const after = afterOrderNo === '' ? undefined : await findOwnOrder(db, afterOrderNo, accountId)
  if (afterOrderNo !== '' && !after) throw unknownCursor()
  return viewOrders(db, await listOrders(db, { ...query, after }))
}
