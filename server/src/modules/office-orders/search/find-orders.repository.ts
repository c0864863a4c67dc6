import type { CivilDate, Instant, OrderStatus } from '@shuttle/domain'
import { type ExpressionBuilder, type ExpressionWrapper, type Kysely, type SqlBool, sql } from 'kysely'
import type { Database, OrderRow } from '../../../database/types'
import type { SearchTerm, SearchTermKind } from './search-term'

type Db = Kysely<Database>
type Where = ExpressionBuilder<Database, 'orders'>
type Condition = ExpressionWrapper<Database, 'orders', SqlBool>

/** What orders have to be like; all of it has to hold. */
export interface OrderCriteria {
  terms: readonly SearchTerm[]
  /** Half-open. */
  placedFrom: Instant | undefined
  placedUntil: Instant | undefined
  /** Days on which somebody rides, either way; both included. */
  travelFrom: CivilDate | undefined
  travelTo: CivilDate | undefined
  /** Every line, and every status, where it is empty. */
  lineCodes: readonly string[]
  statuses: readonly OrderStatus[]
  now: Instant
}

export interface OrderSort {
  by: 'placed_at' | 'travel_date'
  direction: 'asc' | 'desc'
}

/** Where a page begins: after the order of this number, whose column of the sort has this text. */
export interface OrderCursor {
  key: string
  orderNo: string
}

/** A pattern for what begins with a text, in which `%` and `_` are characters. */
const beginsWith = (text: string): string => `${text.replace(/[\\%_]/g, '\\$&')}%`

const ofPassengers = (
  where: Where,
  condition: (column: ReturnType<typeof sql.ref>) => ReturnType<typeof sql<SqlBool>>,
) =>
  where(
    'orders.order_no',
    'in',
    where
      .selectFrom('order_passengers')
      .select('order_passengers.order_no')
      .where('order_passengers.name', '<>', '')
      .where(condition(sql.ref('order_passengers.name'))),
  )

const CONDITIONS: Record<SearchTermKind, (where: Where, text: string) => Condition> = {
  order: (where, text) => where('orders.order_no', '=', text),
  ticket: (where, text) =>
    where(
      'orders.order_no',
      'in',
      where.selectFrom('tickets').select('tickets.order_no').where('ticket_no', '=', text),
    ),
  // The index is of codes that are not empty.
  pickup: (where, text) => where.and([where('pickup_code', '=', text), where('pickup_code', '<>', '')]),
  email: (where, text) =>
    where(
      'orders.account_id',
      'in',
      where.selectFrom('accounts').select('accounts.id').where('accounts.email', 'like', beginsWith(text)),
    ),
  idTail: (where, text) =>
    where(
      'orders.order_no',
      'in',
      where
        .selectFrom('order_passengers')
        .select('order_passengers.order_no')
        .where('id_tail', '=', text)
        .where('id_tail', '<>', ''),
    ),
  name: (where, text) =>
    ofPassengers(
      where,
      (name) =>
        sql<SqlBool>`(lower(${name}) like ${beginsWith(text)} or string_to_array(lower(${name}), ' ') @> ${text.split(' ')}::text[])`,
    ),
}

/** What is past its deadline is expired, whether or not a job came since. */
const hasStatus = (where: Where, status: OrderStatus, now: Instant): Condition => {
  const isOverdue = where.and([where('status', '=', 'toPay'), where('pay_by', '<=', now)])
  if (status === 'expired') return where.or([where('status', '=', 'expired'), isOverdue])
  if (status === 'toPay') return where.and([where('status', '=', 'toPay'), where('pay_by', '>', now)])
  return where('status', '=', status)
}

const rides = (where: Where, column: 'travel_date' | 'return_date', { travelFrom, travelTo }: OrderCriteria) =>
  where.and([
    ...(travelFrom === undefined ? [] : [where(column, '>=', travelFrom)]),
    ...(travelTo === undefined ? [] : [where(column, '<=', travelTo)]),
  ])

const toConditions = (where: Where, criteria: OrderCriteria): Condition[] => {
  const { terms, placedFrom, placedUntil, travelFrom, travelTo, lineCodes, statuses, now } = criteria
  return [
    ...terms.map(({ kind, text }) => CONDITIONS[kind](where, text)),
    ...(placedFrom === undefined ? [] : [where('placed_at', '>=', placedFrom)]),
    ...(placedUntil === undefined ? [] : [where('placed_at', '<', placedUntil)]),
    ...(travelFrom === undefined && travelTo === undefined
      ? []
      : [where.or([rides(where, 'travel_date', criteria), rides(where, 'return_date', criteria)])]),
    ...(lineCodes.length === 0 ? [] : [where('line_code', 'in', lineCodes)]),
    ...(statuses.length === 0 ? [] : [where.or(statuses.map((status) => hasStatus(where, status, now)))]),
  ]
}

const selectMatching = (db: Db, criteria: OrderCriteria) =>
  db.selectFrom('orders').where((where) => where.and(toConditions(where, criteria)))

export const countOrders = async (db: Db, criteria: OrderCriteria): Promise<number> => {
  const row = await selectMatching(db, criteria)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

export interface OrderPageQuery {
  criteria: OrderCriteria
  sort: OrderSort
  after: OrderCursor | undefined
  limit: number
}

/**
 * A page of the orders that fit; of one moment or day the order of their numbers. What fits is found first and sorted then: an index of
 * the sort, walked until enough fit, would be walked whole for what fits nobody.
 */
export const pageOrders = (db: Db, { criteria, sort, after, limit }: OrderPageQuery): Promise<OrderRow[]> => {
  const { by, direction } = sort
  let page = db
    .with(
      (found) => found('found').materialized(),
      () =>
        selectMatching(db, criteria).select([
          'order_no as found_no',
          'placed_at as found_at',
          'travel_date as found_day',
        ]),
    )
    .selectFrom('found')
    .innerJoin('orders', 'orders.order_no', 'found_no')
    .selectAll('orders')
  const column = sql.ref(by === 'placed_at' ? 'found_at' : 'found_day')
  if (after) {
    const type = sql.raw(by === 'placed_at' ? 'bigint' : 'date')
    const sign = sql.raw(direction === 'asc' ? '>' : '<')
    page = page.where(sql<boolean>`(${column}, found_no) ${sign} (${after.key}::${type}, ${after.orderNo})`)
  }
  return page.orderBy(column, direction).orderBy('found_no', direction).limit(limit).execute()
}
