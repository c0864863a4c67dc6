import { findNextStatus, type Instant, type OrderMove } from '@shuttle/domain'
import type { Kysely, Transaction } from 'kysely'
import type { Database, OrderItemRow, OrderPassengerRow, OrderRow, TicketRow } from '../../database/types'
import { type Leg, legsOfLine } from '../catalogue/legs-of-line'

type Db = Kysely<Database>

/** An order with all that belongs to it. */
export interface OrderView {
  order: OrderRow
  items: OrderItemRow[]
  passengers: OrderPassengerRow[]
  tickets: TicketRow[]
}

export const findOrder = (db: Db, orderNo: string): Promise<OrderRow | undefined> =>
  db.selectFrom('orders').selectAll().where('order_no', '=', orderNo).executeTakeFirst()

/** The order of this account, or nothing: somebody else's order does not exist. */
export const findOwnOrder = (db: Db, orderNo: string, accountId: string): Promise<OrderRow | undefined> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('order_no', '=', orderNo)
    .where('account_id', '=', accountId)
    .executeTakeFirst()

/** The same, locked until the transaction ends: what is read stays true while it is decided upon. */
export const lockOwnOrder = (trx: Transaction<Database>, orderNo: string, accountId: string) =>
  trx
    .selectFrom('orders')
    .selectAll()
    .where('order_no', '=', orderNo)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()

export const lockOrder = (trx: Transaction<Database>, orderNo: string) =>
  trx.selectFrom('orders').selectAll().where('order_no', '=', orderNo).forUpdate().executeTakeFirst()

export const viewOrder = async (db: Db, order: OrderRow): Promise<OrderView> => {
  const [items, passengers, tickets] = await Promise.all([
    db.selectFrom('order_items').selectAll().where('order_no', '=', order.order_no).execute(),
    db.selectFrom('order_passengers').selectAll().where('order_no', '=', order.order_no).orderBy('position').execute(),
    db
      .selectFrom('tickets')
      .selectAll()
      .where('order_no', '=', order.order_no)
      .orderBy('leg')
      .orderBy('ticket_no')
      .execute(),
  ])
  return { order, items, passengers, tickets }
}

/** The unpaid order of a member whose deadline has not passed. */
export const findUnpaidOrder = (db: Db, accountId: string, now: Instant): Promise<OrderRow | undefined> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('status', '=', 'toPay')
    .where('pay_by', '>', now)
    .executeTakeFirst()

export const legsOf = (order: OrderRow): Leg[] =>
  legsOfLine(order.line_code, order.fare_type, order.travel_date, order.return_date ?? undefined, {
    out: order.begin_time,
    back: order.return_begin_time,
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
