import type { OrderStatus, TicketCategory } from '@shuttle/domain'
import { type Kysely, sql } from 'kysely'
import type { Database, OrderRow } from '../../../database/types'

/** Where a page begins: after this order, in the order of the list. */
type OrderCursor = Pick<OrderRow, 'order_no' | 'placed_at'>

export interface OrderListQuery {
  accountId: string
  /** Every status where it is undefined. */
  statuses: readonly OrderStatus[] | undefined
  categories: readonly TicketCategory[]
  after?: OrderCursor | undefined
  /** Those of the airport line alone. */
  isAirport: boolean
  limit: number
}

/** A page of an account's orders, newest first; at equal times the higher number first. */
export const listOrders = (db: Kysely<Database>, query: OrderListQuery): Promise<OrderRow[]> => {
  let orders = db.selectFrom('orders').selectAll().where('account_id', '=', query.accountId)
  if (query.statuses) orders = orders.where('status', 'in', query.statuses)
  if (query.categories.length === 1) orders = orders.where('category', 'in', query.categories)
  // Spelled out to match the index of these orders.
  if (query.isAirport) orders = orders.where(sql<boolean>`line_code in ('HZICLK', 'CLKHZI')`)
  if (query.after) {
    const { placed_at, order_no } = query.after
    orders = orders.where(sql<boolean>`(placed_at, order_no) < (${placed_at}, ${order_no})`)
  }
  return orders.orderBy('placed_at', 'desc').orderBy('order_no', 'desc').limit(query.limit).execute()
}
