import type { Instant, OrderStatus } from '@shuttle/domain'
import { maskEmail } from '@shuttle/domain/staff'
import { type ExpressionBuilder, type ExpressionWrapper, type Kysely, type SqlBool, sql } from 'kysely'
import type { Database, OrderRow } from '../../../../database/types'
import { membersByAddress } from '../../../passenger/sessions'
import type { OrderCriteria, OrderCursor, SortOrder } from './order-criteria'
import type { SearchTerm, SearchTermKind } from './search-term'

type Db = Kysely<Database>
type Where = ExpressionBuilder<Database, 'orders'>
type Condition = ExpressionWrapper<Database, 'orders', SqlBool>

/** A pattern for texts with this beginning, in which `%` and `_` are characters. */
const beginsWith = (text: string): string => `${text.replace(/[\\%_]/g, '\\$&')}%`

const selectPassengers = (where: Where) =>
  where.selectFrom('order_passengers').select('order_passengers.order_no').where('order_passengers.name', '<>', '')

const CONDITIONS: Record<SearchTermKind, (where: Where, text: string, criteria: OrderCriteria) => Condition> = {
  order: (where, text) => where('orders.order_no', '=', text),
  ticket: (where, text) =>
    where(
      'orders.order_no',
      'in',
      where.selectFrom('tickets').select('tickets.order_no').where('ticket_no', '=', text),
    ),
  // The index is of codes that are not empty.
  pickup: (where, text) => where.and([where('pickup_code', '=', text), where('pickup_code', '<>', '')]),
  email: (where, text) => where('orders.account_id', 'in', membersByAddress(text)),
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
  phone: (where, text, { hashPhone }) =>
    where(
      'orders.order_no',
      'in',
      where
        .selectFrom('order_passengers')
        .select('order_passengers.order_no')
        .where('phone_hash', 'in', hashPhone(text))
        .where('phone_hash', '<>', ''),
    ),
  flight: (where, text) =>
    where(
      'orders.order_no',
      'in',
      where.selectFrom('order_flights').select('order_flights.order_no').where('flight_number', '=', text),
    ),
  // Two lists rather than one condition: each is found by an index of its own.
  name: (where, text) =>
    where(
      'orders.order_no',
      'in',
      selectPassengers(where)
        .where(sql<SqlBool>`lower(order_passengers.name) like ${beginsWith(text)}`)
        .union(
          selectPassengers(where).where(sql<SqlBool>`name_words(order_passengers.name) @> ${text.split(' ')}::text[]`),
        ),
    ),
}

/** Orders of any reading of a term. Each is a list of its own: with `or` all orders would be read. */
const fits = (where: Where, term: SearchTerm, criteria: OrderCriteria): Condition => {
  const { others = [] } = term
  if (others.length === 0) return CONDITIONS[term.kind](where, term.text, criteria)
  const readings = [term, ...others]
  const find = ({ kind, text }: SearchTerm) =>
    where
      .selectFrom('orders')
      .select('orders.order_no')
      .where((each) => CONDITIONS[kind](each, text, criteria))
  const lists = readings.map((reading) =>
    reading.isLast
      ? readings
          .filter((other) => other !== reading)
          .reduce((list, other) => list.where(({ not, exists }) => not(exists(find(other)))), find(reading))
      : find(reading),
  )
  return where(
    'orders.order_no',
    'in',
    lists.reduce((all, list) => all.union(list)),
  )
}

/** An order past its deadline counts as expired, whether or not the job has marked it. */
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
    ...terms.map((term) => fits(where, term, criteria)),
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
  /** How many orders fit in all. */
  total: number
  sort: SortOrder
  after: OrderCursor | undefined
  limit: number
}

/** From this many matches on, an index scan in the order of the sort finds a page soon. */
const MANY = 5000

/**
 * Numbers of a page of the orders that fit; ties are ordered by number. Where few match, they are found first and then
 * sorted: an index scan in the order of the sort would read nearly the whole index for them.
 */
export const selectOrderPage = (db: Db, { criteria, total, sort, after, limit }: OrderPageQuery) => {
  const { by, direction } = sort
  const matching = selectMatching(db, criteria).select(['order_no', by])
  const found =
    total >= MANY
      ? db.with('found', () => matching)
      : db.with(
          (name) => name('found').materialized(),
          () => matching,
        )
  let page = found.selectFrom('found').select('found.order_no')
  const column = sql.ref(`found.${by}`)
  if (after) {
    const type = sql.raw(by === 'placed_at' ? 'bigint' : 'date')
    const sign = sql.raw(direction === 'asc' ? '>' : '<')
    page = page.where(sql<boolean>`(${column}, found.order_no) ${sign} (${after.key}::${type}, ${after.orderNo})`)
  }
  return page.orderBy(column, direction).orderBy('found.order_no', direction).limit(limit)
}

const BATCH = 1000

/** Orders by their numbers, in the given order. */
const listOrders = async (db: Db, numbers: readonly string[]): Promise<OrderRow[]> => {
  const orders = new Map<string, OrderRow>()
  for (let at = 0; at < numbers.length; at += BATCH) {
    const some = db
      .selectFrom('orders')
      .selectAll()
      .where('order_no', 'in', numbers.slice(at, at + BATCH))
    for (const order of await some.execute()) orders.set(order.order_no, order)
  }
  return numbers.flatMap((number) => orders.get(number) ?? [])
}

/** The orders of a page, in its order. */
export const pageOrders = async (db: Db, query: OrderPageQuery): Promise<OrderRow[]> =>
  listOrders(
    db,
    (await selectOrderPage(db, query).execute()).map(({ order_no }) => order_no),
  )

/**
 * A page of the orders that fit, and how many fit in all. The orders of a term are found once, counted and then sorted:
 * a second search for the page would take as long again. Without a term an index of the sort leads to a page sooner.
 */
export const findOrders = async (
  db: Db,
  query: Omit<OrderPageQuery, 'total'>,
): Promise<{ total: number; orders: OrderRow[] }> => {
  const { criteria } = query
  if (criteria.terms.length === 0) {
    const total = await countOrders(db, criteria)
    return { total, orders: await pageOrders(db, { ...query, total }) }
  }
  const rows = await selectOrderPage(db, { ...query, total: 0 })
    .select((page) => page.selectFrom('found').select(page.fn.countAll<number>().as('count')).as('total'))
    .execute()
  const orders = await listOrders(
    db,
    rows.map(({ order_no }) => order_no),
  )
  return { total: Number(rows[0]?.total ?? (query.after ? await countOrders(db, criteria) : 0)), orders }
}

/** Masked addresses of the members of these orders, by account; an account without one is left out. */
export const findMaskedEmails = async (
  db: Db,
  orders: readonly Pick<OrderRow, 'account_id'>[],
): Promise<ReadonlyMap<string, string>> => {
  if (orders.length === 0) return new Map()
  const ids = new Set(orders.map(({ account_id }) => account_id))
  const accounts = await db
    .selectFrom('accounts')
    .select(['id', 'email'])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(accounts.flatMap(({ id, email }) => (email ? [[id, maskEmail(email)]] : [])))
}
