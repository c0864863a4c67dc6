import { type FlightInfo, normalizeFlight } from '@shuttle/domain'
import type { Kysely, Transaction } from 'kysely'
import type { Database, DepartureChangeRow, OrderFlightRow } from '../../../database/types'

type Db = Kysely<Database>

const toFlightRow = (orderNo: string, flight: FlightInfo): OrderFlightRow => {
  const { flightNumber, date, time, ...places } = normalizeFlight(flight)
  return { order_no: orderNo, flight_number: flightNumber, ...places, flight_date: date, flight_time: time }
}

/** Stores the flight of an order, replacing the previous one. */
export const saveFlight = async (trx: Transaction<Database>, orderNo: string, flight: FlightInfo): Promise<void> => {
  const { order_no, ...row } = toFlightRow(orderNo, flight)
  await trx
    .insertInto('order_flights')
    .values({ order_no, ...row })
    .onConflict((conflict) => conflict.column('order_no').doUpdateSet(row))
    .execute()
}

export const findFlights = (db: Db, orderNumbers: readonly string[]): Promise<OrderFlightRow[]> =>
  db.selectFrom('order_flights').selectAll().where('order_no', 'in', orderNumbers).execute()

export const findDepartureChanges = (db: Db, orderNumbers: readonly string[]): Promise<DepartureChangeRow[]> =>
  db.selectFrom('departure_changes').selectAll().where('order_no', 'in', orderNumbers).execute()

/**
 * Erases the flights of an account's orders: with the passengers' names they would reveal who flew where. The hash of a
 * change of departure goes too, because it contains the flight; its departures and the void code stay, as the order
 * does.
 */
export const eraseFlights = async (db: Db, accountId: string): Promise<void> => {
  await db
    .deleteFrom('order_flights')
    .where('order_no', 'in', (orders) =>
      orders.selectFrom('orders').select('order_no').where('account_id', '=', accountId),
    )
    .execute()
  await db
    .updateTable('departure_changes')
    .set({ request_key: '', request_hash: '' })
    .where('order_no', 'in', (orders) =>
      orders.selectFrom('orders').select('order_no').where('account_id', '=', accountId),
    )
    .execute()
}
