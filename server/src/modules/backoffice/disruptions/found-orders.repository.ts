import { type Instant, parseLineCode } from '@shuttle/domain'
import type { DisruptionScope } from '@shuttle/domain/staff'
import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import type { Database, OrderRow } from '../../../database/types'

type Db = Kysely<Database>

/** All states but those without tickets or with all of them refunded, where nothing is left to do. */
const OPEN = ['toPay', 'paid', 'partlyRefunded', 'used', 'ended', 'refunding'] as const

/** Orders with a ride of the scope, outbound or inbound. Tickets decide later, under the lock of each order. */
const rides = (scope: DisruptionScope) => (order: ExpressionBuilder<Database, 'orders'>) => {
  const { lineCode, from, until, beginTime } = scope
  const { origin, destination } = parseLineCode(lineCode)
  const departs = (column: 'begin_time' | 'return_begin_time') =>
    beginTime === '' ? [] : [order('fare_type', '=', 'reserved'), order(column, '=', beginTime)]
  const outbound = order.and([
    order('line_code', 'in', [lineCode, `${lineCode}RT`]),
    order('travel_date', '>=', from),
    order('travel_date', '<=', until),
    ...departs('begin_time'),
  ])
  const inbound = order.and([
    order('line_code', '=', `${destination}${origin}RT`),
    order('return_date', '>=', from),
    order('return_date', '<=', until),
    ...departs('return_begin_time'),
  ])
  return order.and([order('status', 'in', OPEN), order.or([outbound, inbound])])
}

/** Orders of these rides, by number, with whether their buyer has an e-mail address. */
export const findOrdersOnRides = (
  db: Db,
  scope: DisruptionScope,
): Promise<Array<OrderRow & { has_address: boolean }>> =>
  db
    .selectFrom('orders')
    .selectAll('orders')
    .select(
      sql<boolean>`exists (select 1 from accounts where id = orders.account_id and email is not null)`.as(
        'has_address',
      ),
    )
    .where(rides(scope))
    .orderBy('order_no')
    .execute()

/** Enters the orders of these rides that are not entered yet; returns how many. */
export const enterOrdersOnRides = async (
  db: Db,
  disruptionNo: string,
  scope: DisruptionScope,
  now: Instant,
): Promise<number> => {
  const entered = await db
    .insertInto('disruption_orders')
    .columns(['disruption_no', 'order_no', 'state', 'next_try_at'])
    .expression((from) =>
      from
        .selectFrom('orders')
        .select([
          sql<string>`${disruptionNo}`.as('disruption_no'),
          'order_no',
          sql<string>`'waiting'`.as('state'),
          sql<number>`${now}::bigint`.as('next_try_at'),
        ])
        .where(rides(scope)),
    )
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Number(entered.numInsertedOrUpdatedRows ?? 0n)
}

/** Coupons that these orders used and that belong to an account. */
export const countUsedCoupons = async (db: Db, orderNumbers: readonly string[]): Promise<number> => {
  if (orderNumbers.length === 0) return 0
  const { count } = await db
    .selectFrom('coupons')
    .innerJoin('accounts', 'accounts.id', 'coupons.account_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('order_no', 'in', orderNumbers)
    .where('state', '=', 'used')
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** How many of these orders have a request that waits for staff. */
export const countWaitingRequests = async (db: Db, orderNumbers: readonly string[]): Promise<number> => {
  if (orderNumbers.length === 0) return 0
  const { count } = await db
    .selectFrom('refund_requests')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('order_no', 'in', orderNumbers)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return Number(count)
}
