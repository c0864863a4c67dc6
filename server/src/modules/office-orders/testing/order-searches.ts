import type { Kysely } from 'kysely'
import type { Database } from '../../../database/types'
import { countOrders, selectOrderPage } from '../search/find-orders.repository'
import { type OrderFilters, readFilters, readSort } from '../search/order-search.request'

/** A search of every kind that {@link manyOrders} has something for. `order` is one of them. */
export const orderSearches = (order: {
  order_no: string
  pickup_code: string
  ticket_no: string
}): Record<string, OrderFilters> => ({
  'order number': { q: order.order_no },
  'ticket number': { q: order.ticket_no },
  'pickup code': { q: order.pickup_code },
  'e-mail, whole': { q: 'passenger77@many.test' },
  'e-mail, its beginning': { email: 'passenger77' },
  'name, its beginning': { name: 'chan tai man' },
  'name, a word of many people': { name: 'ribeiro' },
  'name, words in any order': { name: 'ka lee yan' },
  'name that nobody has': { name: 'nobody at all' },
  'end of a document': { q: '4567' },
  'day of travel': { travelFrom: '2026-11-24', travelTo: '2026-11-24' },
  'month of travel': { travelFrom: '2026-11-01', travelTo: '2026-11-30' },
  'day of placing': { placedFrom: '2026-11-20', placedTo: '2026-11-20' },
  line: { lineCodes: ['HKGZHO'] },
  status: { statuses: ['T'] },
  'line, day and status': { lineCodes: ['HKGZHO'], travelFrom: '2026-11-01', travelTo: '2026-11-30', statuses: ['1'] },
  'name and line': { name: 'chan', lineCodes: ['HZICLK'] },
  'all orders': {},
})

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  Plans?: PlanNode[]
}

const listNodes = (node: PlanNode): string[] => {
  const about = node['Index Name'] ?? node['Relation Name']
  const name = about === undefined ? node['Node Type'] : `${node['Node Type']} ${about}`
  return [name, ...(node.Plans ?? []).flatMap(listNodes)]
}

/** The steps of the plan of a page of this search, each with its index or table. */
export const explainSearch = async (db: Kysely<Database>, filters: OrderFilters, now: number): Promise<string[]> => {
  const { criteria } = readFilters(filters, now)
  const total = await countOrders(db, criteria)
  const page = selectOrderPage(db, { criteria, total, sort: readSort(undefined), after: undefined, limit: 51 })
  const [row] = await page.explain('json')
  const plans = (row as { 'QUERY PLAN': string | Array<{ Plan: PlanNode }> })['QUERY PLAN']
  const [plan] = typeof plans === 'string' ? (JSON.parse(plans) as Array<{ Plan: PlanNode }>) : plans
  return plan ? listNodes(plan.Plan) : []
}
