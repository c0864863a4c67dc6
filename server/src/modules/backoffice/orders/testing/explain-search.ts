import type { OrderFilters } from '@shuttle/wire/staff'
import type { Kysely } from 'kysely'
import type { Database } from '../../../../database/types'
import { countOrders, selectOrderPage } from '../search/find-orders.repository'
import { readFilters, readSort } from '../search/read-search'

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
  const { criteria } = readFilters(filters, { now, hashPhone: (telephone) => [telephone] })
  const total = await countOrders(db, criteria)
  const page = selectOrderPage(db, { criteria, total, sort: readSort(), after: undefined, limit: 51 })
  const [row] = await page.explain('json')
  const plans = (row as { 'QUERY PLAN': string | Array<{ Plan: PlanNode }> })['QUERY PLAN']
  const [plan] = typeof plans === 'string' ? (JSON.parse(plans) as Array<{ Plan: PlanNode }>) : plans
  return plan ? listNodes(plan.Plan) : []
}
