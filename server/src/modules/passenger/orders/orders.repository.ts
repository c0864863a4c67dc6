import { civilDateAt, civilTimeAt, findNextStatus, type Instant, type OrderMove } from '@shuttle/domain'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database, OrderItemRow, OrderPassengerRow, OrderRow } from '../../../database/types'
import { type Leg, toLegs } from '../sales'

type Db = Kysely<Database>
type Trx = Transaction<Database>

export const findOrder = (db: Db, orderNo: string): Promise<OrderRow | undefined> =>
  db.selectFrom('orders').selectAll().where('order_no', '=', orderNo).executeTakeFirst()

/** The order of this account, or undefined: another member's order is not found. */
export const findOwnOrder = (db: Db, orderNo: string, accountId: string): Promise<OrderRow | undefined> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('order_no', '=', orderNo)
    .where('account_id', '=', accountId)
    .executeTakeFirst()

/** The same, locked until the transaction ends, so that a decision is based on current rows. */
export const lockOwnOrder = (trx: Trx, orderNo: string, accountId: string) =>
  trx
    .selectFrom('orders')
    .selectAll()
    .where('order_no', '=', orderNo)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()

export const lockOrder = (trx: Trx, orderNo: string) =>
  trx.selectFrom('orders').selectAll().where('order_no', '=', orderNo).forUpdate().executeTakeFirst()

/** The unpaid order of a member whose deadline has not passed. */
export const findUnpaidOrder = (db: Db, accountId: string, now: Instant): Promise<OrderRow | undefined> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('status', '=', 'toPay')
    .where('pay_by', '>', now)
    .executeTakeFirst()

/** A member's orders whose deadline has passed and that no sweep has expired yet. */
export const findOverdueOrders = (db: Db, accountId: string, now: Instant): Promise<OrderRow[]> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('status', '=', 'toPay')
    .where('pay_by', '<=', now)
    .execute()

/** Numbers of the longest overdue orders. */
export const listOverdueOrders = async (db: Db, now: Instant, limit: number): Promise<string[]> => {
  const overdue = db.selectFrom('orders').select('order_no').where('status', '=', 'toPay').where('pay_by', '<=', now)
  const rows = await overdue.orderBy('pay_by').limit(limit).execute()
  return rows.map((row) => row.order_no)
}

/** An overdue order, locked; undefined where it was paid or ended meanwhile, or another instance holds it. */
export const lockOverdueOrder = (trx: Trx, orderNo: string, now: Instant): Promise<OrderRow | undefined> =>
  trx
    .selectFrom('orders')
    .selectAll()
    .where('order_no', '=', orderNo)
    .where('status', '=', 'toPay')
    .where('pay_by', '<=', now)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

/** `yyyy-MM-dd HH:mm:ss` at which a valid ticket departs: its reserved bus, or the end of its window. */
const DEPARTURE = sql<string>`tickets.travel_date::text || ' ' || case when orders.fare_type = 'reserved'
  then coalesce(nullif(tickets.begin_time, ''), '00:00') || ':00' else tickets.end_time || ':59' end`

/** Paid orders without a valid ticket that still departs, locked; those that another instance holds are skipped. */
export const lockDepartedOrders = (trx: Trx, now: Instant, limit: number): Promise<OrderRow[]> =>
  trx
    .selectFrom('orders')
    .selectAll()
    .where('status', 'in', ['paid', 'partlyRefunded'])
    .where('travel_date', '<=', civilDateAt(now))
    .where(
      (from) =>
        from
          .selectFrom('tickets')
          .select((tickets) => tickets.fn.max(DEPARTURE).as('last'))
          .whereRef('tickets.order_no', '=', 'orders.order_no')
          .where('tickets.status', '=', 'valid'),
      '<=',
      `${civilDateAt(now)} ${civilTimeAt(now)}`,
    )
    .orderBy('travel_date')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()

/** Whether the account of a buyer still exists. */
export const hasBuyer = async (db: Db, accountId: string): Promise<boolean> => {
  const account = await db.selectFrom('accounts').select('deleted_at').where('id', '=', accountId).executeTakeFirst()
  return account !== undefined && account.deleted_at === null
}

/** The same, with the account's row locked until the transaction ends: a concurrent deletion waits. */
export const holdBuyer = async (trx: Trx, accountId: string): Promise<boolean> => {
  const account = await trx
    .selectFrom('accounts')
    .select('deleted_at')
    .where('id', '=', accountId)
    .forKeyShare()
    .executeTakeFirst()
  return account?.deleted_at === null
}

export const insertOrder = async (
  trx: Trx,
  order: OrderRow,
  parts: {
    items: ReadonlyArray<Omit<OrderItemRow, 'order_no'>>
    passengers: ReadonlyArray<Omit<OrderPassengerRow, 'order_no' | 'position'>>
  },
): Promise<void> => {
  const { order_no } = order
  await trx.insertInto('orders').values(order).execute()
  await trx
    .insertInto('order_items')
    .values(parts.items.map((item) => ({ order_no, ...item })))
    .execute()
  await trx
    .insertInto('order_passengers')
    .values(parts.passengers.map((passenger, position) => ({ order_no, position, ...passenger })))
    .execute()
}

export const findItems = (db: Db, orderNo: string): Promise<OrderItemRow[]> =>
  db.selectFrom('order_items').selectAll().where('order_no', '=', orderNo).execute()

export const findPassengers = (db: Db, orderNo: string): Promise<OrderPassengerRow[]> =>
  db.selectFrom('order_passengers').selectAll().where('order_no', '=', orderNo).orderBy('position').execute()

/**
 * Moves a one-way order and its valid tickets to another departure, under another pickup code; refunded tickets stay
 * unchanged.
 */
export const moveTrip = async (
  trx: Trx,
  orderNo: string,
  { pickup_code, ...trip }: Pick<OrderRow, 'travel_date' | 'begin_time' | 'end_time' | 'pickup_code'>,
): Promise<void> => {
  await trx
    .updateTable('orders')
    .set({ ...trip, pickup_code })
    .where('order_no', '=', orderNo)
    .execute()
  await trx.updateTable('tickets').set(trip).where('order_no', '=', orderNo).where('status', '=', 'valid').execute()
}

export const getLegs = (order: OrderRow): Leg[] =>
  toLegs(order.line_code, order.fare_type, order.travel_date, order.return_date ?? undefined, {
    outbound: order.begin_time,
    inbound: order.return_begin_time,
  })

/**
 * Moves an order from the status it was read in, by a move of the transition table. False when another request was
 * faster; throws for a move that the table does not have.
 */
export const transitionOrder = async (
  db: Db,
  order: Pick<OrderRow, 'order_no' | 'status'>,
  move: OrderMove,
  change: Omit<Partial<OrderRow>, 'status'> = {},
): Promise<boolean> => {
  const status = findNextStatus(order.status, move)
  if (!status) throw new Error(`no move ${move} for order ${order.order_no}, which is ${order.status}`)
  const moved = await db
    .updateTable('orders')
    .set({ ...change, status })
    .where('order_no', '=', order.order_no)
    .where('status', '=', order.status)
    .executeTakeFirst()
  return moved.numUpdatedRows === 1n
}
