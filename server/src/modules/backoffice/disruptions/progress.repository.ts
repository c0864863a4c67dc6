import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../../database/types'
import type { DisruptionOrderRow } from './disruption-tables'

type Db = Kysely<Database>

/** The progress of a disruption, by state and currency of its orders. */
export interface ProgressRow {
  disruption_no: string
  state: DisruptionOrderRow['state']
  currency: 'CNY' | 'HKD'
  orders: number
  tickets: number
  refund_cents: number
  coupons: number
  checked_tickets: number
}

const sumOf = (column: 'tickets' | 'refund_cents' | 'coupons' | 'checked_tickets') =>
  sql<number>`sum(${sql.ref(`disruption_orders.${column}`)})::bigint`.as(column)

export const listProgress = async (db: Db, disruptionNumbers: readonly string[]): Promise<ProgressRow[]> => {
  if (disruptionNumbers.length === 0) return []
  return db
    .selectFrom('disruption_orders')
    .innerJoin('orders', 'orders.order_no', 'disruption_orders.order_no')
    .select(['disruption_no', 'disruption_orders.state', 'orders.currency'])
    .select(sql<number>`count(*)::integer`.as('orders'))
    .select([sumOf('tickets'), sumOf('refund_cents'), sumOf('coupons'), sumOf('checked_tickets')])
    .where('disruption_no', 'in', disruptionNumbers)
    .groupBy(['disruption_no', 'disruption_orders.state', 'orders.currency'])
    .execute()
}

/** Orders of a disruption after a number, by number. */
export const listDisruptedOrders = (
  db: Db,
  filter: {
    disruptionNo: string
    state: DisruptionOrderRow['state'] | undefined
    isChecked: boolean
    after: string | undefined
    limit: number
  },
): Promise<Array<DisruptionOrderRow & { currency: 'CNY' | 'HKD' }>> =>
  db
    .selectFrom('disruption_orders')
    .innerJoin('orders', 'orders.order_no', 'disruption_orders.order_no')
    .selectAll('disruption_orders')
    .select('orders.currency')
    .where('disruption_no', '=', filter.disruptionNo)
    .$if(filter.state !== undefined, (query) => query.where('disruption_orders.state', '=', filter.state ?? 'waiting'))
    .$if(filter.isChecked, (query) => query.where('checked_tickets', '>', 0))
    .$if(filter.after !== undefined, (query) => query.where('disruption_orders.order_no', '>', filter.after ?? ''))
    .orderBy('disruption_orders.order_no')
    .limit(filter.limit)
    .execute()
