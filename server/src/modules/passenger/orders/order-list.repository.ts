import type { CivilDate, OrderStatus, TicketCategory } from '@shuttle/domain'
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

/** Spelled out to match the index of these orders. */
const AIRPORT_ORDERS = sql<boolean>`line_code in ('HZICLK', 'CLKHZI')`

/** A page of an account's orders, newest first; at equal times the higher number first. */
export const listOrders = (db: Kysely<Database>, query: OrderListQuery): Promise<OrderRow[]> => {
  let orders = db.selectFrom('orders').selectAll().where('account_id', '=', query.accountId)
  if (query.statuses) orders = orders.where('status', 'in', query.statuses)
  if (query.categories.length === 1) orders = orders.where('category', 'in', query.categories)
  if (query.isAirport) orders = orders.where(AIRPORT_ORDERS)
  if (query.after) {
    const { placed_at, order_no } = query.after
    orders = orders.where(sql<boolean>`(placed_at, order_no) < (${placed_at}, ${order_no})`)
  }
  return orders.orderBy('placed_at', 'desc').orderBy('order_no', 'desc').limit(query.limit).execute()
}

/** Most orders that are read for the next trip; members have a handful at a time. */
const MOST_TO_TRAVEL = 50

/** Paid orders of an account with a ride on this day or later, refunded ones too, the nearest first. */
export const listOrdersToTravel = (
  db: Kysely<Database>,
  { accountId, isAirport, from }: { accountId: string; isAirport: boolean; from: CivilDate },
): Promise<OrderRow[]> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('status', 'in', ['paid', 'partlyRefunded', 'refunding', 'refunded'])
    .where(({ or, eb }) => or([eb('travel_date', '>=', from), eb('return_date', '>=', from)]))
    .$if(isAirport, (query) => query.where(AIRPORT_ORDERS))
    .orderBy(sql`case when travel_date >= ${from} then travel_date else return_date end`)
    .orderBy('order_no')
    .limit(MOST_TO_TRAVEL)
    .execute()
