import type { CivilDate } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { Database, OrderRow } from '../../../database/types'
import { eraseFlights } from './order-flights.repository'

type Db = Kysely<Database>

export const listAccountOrders = (db: Db, accountId: string): Promise<OrderRow[]> =>
  db.selectFrom('orders').selectAll().where('account_id', '=', accountId).orderBy('placed_at').execute()

/** An order that is still open for its buyer: to pay, to be refunded, or with a trip that is not over on `today`. */
export const findOpenOrder = (db: Db, accountId: string, today: CivilDate): Promise<{ order_no: string } | undefined> =>
  db
    .selectFrom('orders')
    .select('order_no')
    .where('account_id', '=', accountId)
    .where((where) =>
      where.or([
        where('status', 'in', ['toPay', 'refunding']),
        where.and([
          where('status', 'in', ['paid', 'partlyRefunded']),
          where.or([where('travel_date', '>=', today), where('return_date', '>=', today)]),
        ]),
      ]),
    )
    .limit(1)
    .executeTakeFirst()

/** The unpaid order of an account, also when its deadline has passed and the sweeper has not run yet. */
export const findOrderToPay = (db: Db, accountId: string): Promise<{ order_no: string } | undefined> =>
  db
    .selectFrom('orders')
    .select('order_no')
    .where('account_id', '=', accountId)
    .where('status', '=', 'toPay')
    .executeTakeFirst()

/** Deletes the names, documents and flights of an account's passengers; orders, tickets and amounts stay. */
export const erasePassengers = async (db: Db, accountId: string): Promise<void> => {
  await eraseFlights(db, accountId)
  await db
    .updateTable('order_passengers')
    .set({ name: '', id_number: '', id_tail: '', id_sealed: '', document_type: '', phone_hash: '' })
    .where('order_no', 'in', (orders) =>
      orders.selectFrom('orders').select('order_no').where('account_id', '=', accountId),
    )
    .execute()
}

/** Moves the orders of one account to another; answers which. */
export const moveOrders = async (db: Db, from: string, into: string): Promise<string[]> => {
  const moving = db.updateTable('orders').set({ account_id: into }).where('account_id', '=', from)
  return (await moving.returning('order_no').execute()).map(({ order_no }) => order_no)
}

/** Moves these orders, whatever their status is now. */
export const returnOrders = async (
  db: Db,
  orders: readonly string[],
  { from, into }: { from: string; into: string },
): Promise<void> => {
  if (orders.length === 0) return
  const returning = db.updateTable('orders').set({ account_id: into }).where('account_id', '=', from)
  await returning.where('order_no', 'in', orders).execute()
}

export const deleteIdempotencyKeys = async (db: Db, accountId: string): Promise<void> => {
  await db.deleteFrom('idempotency_keys').where('account_id', '=', accountId).execute()
}
