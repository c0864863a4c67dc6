import type { Kysely } from 'kysely'
import type { Database } from '../../../../database/types'
import { type OrderView, viewOrders } from '../../../passenger/orders'
import { type OrderPageQuery, pageOrders } from './find-orders.repository'

const BATCH = 500

/** Orders with all that belongs to them, in batches: a statement takes a limited number of values. */
export const readOrdersToExport = async (db: Kysely<Database>, query: OrderPageQuery): Promise<OrderView[]> => {
  const orders = await pageOrders(db, query)
  const views: OrderView[] = []
  for (let at = 0; at < orders.length; at += BATCH) views.push(...(await viewOrders(db, orders.slice(at, at + BATCH))))
  return views
}
