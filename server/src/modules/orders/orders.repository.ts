import { civilDateAt, civilTimeAt, findNextStatus, type Instant, isAirportLine, type OrderMove } from '@shuttle/domain'
import { type Kysely, sql, type Transaction } from 'kysely'
import type {
  Database,
  DepartureChangeRow,
  OrderFlightRow,
  OrderItemRow,
  OrderPassengerRow,
  OrderRow,
  TicketCheckRow,
  TicketRow,
} from '../../database/types'
import { type Leg, toLegs } from '../sales'
import { findDepartureChanges, findFlights } from './order-flights.repository'

type Db = Kysely<Database>
type Trx = Transaction<Database>

/** A ticket with its checks at gates, the earliest first. */
export interface TicketView extends TicketRow {
  checks: TicketCheckRow[]
}

/** An order with all that belongs to it. */
export interface OrderView {
  order: OrderRow
  items: OrderItemRow[]
  passengers: OrderPassengerRow[]
  tickets: TicketView[]
  /** Airport line only. */
  flight?: OrderFlightRow | undefined
  /** Airport line only, once its departure was changed. */
  change?: DepartureChangeRow | undefined
}

export const findOrder = (db: Db, orderNo: string): Promise<OrderRow | undefined> =>
  db.selectFrom('orders').selectAll().where('order_no', '=', orderNo).executeTakeFirst()

/** The order of this account, or nothing: another member's order is not found. */
export const findOwnOrder = (db: Db, orderNo: string, accountId: string): Promise<OrderRow | undefined> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('order_no', '=', orderNo)
    .where('account_id', '=', accountId)
    .executeTakeFirst()

/** The same, locked until the transaction ends: what is read stays true while it is decided upon. */
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

const groupBy = <Key extends string, Row extends Record<Key, string>>(
  key: Key,
  rows: readonly Row[],
): Map<string, Row[]> => {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const group = groups.get(row[key])
    if (group) group.push(row)
    else groups.set(row[key], [row])
  }
  return groups
}

/** The tickets of orders with their checks: outbound, then inbound, in the order of the people. */
export const viewTickets = async (db: Db, orderNumbers: readonly string[]): Promise<TicketView[]> => {
  if (orderNumbers.length === 0) return []
  const tickets = await db
    .selectFrom('tickets')
    .selectAll()
    .where('order_no', 'in', orderNumbers)
    .orderBy('leg')
    .orderBy('passenger_position')
    .orderBy('ticket_no')
    .execute()
  if (tickets.length === 0) return []
  const checks = await db
    .selectFrom('ticket_checks')
    .selectAll()
    .where(
      'ticket_no',
      'in',
      tickets.map((ticket) => ticket.ticket_no),
    )
    .orderBy('checked_at')
    .orderBy('check_id')
    .execute()
  const checksByTicket = groupBy('ticket_no', checks)
  return tickets.map((ticket) => ({ ...ticket, checks: checksByTicket.get(ticket.ticket_no) ?? [] }))
}

/** Flights and changes of departure of those orders that are of the airport line, by order number. */
const viewJourneys = async (db: Db, orders: readonly OrderRow[]) => {
  const numbers = orders.filter(({ line_code }) => isAirportLine(line_code)).map(({ order_no }) => order_no)
  if (numbers.length === 0) return undefined
  const [flights, changes] = await Promise.all([findFlights(db, numbers), findDepartureChanges(db, numbers)])
  return { flights: groupBy('order_no', flights), changes: groupBy('order_no', changes) }
}

/** Orders with all that belongs to them, by at most six queries however many they are. */
export const viewOrders = async (db: Db, orders: readonly OrderRow[]): Promise<OrderView[]> => {
  if (orders.length === 0) return []
  const numbers = orders.map((order) => order.order_no)
  const [items, passengers, tickets, journeys] = await Promise.all([
    db.selectFrom('order_items').selectAll().where('order_no', 'in', numbers).execute(),
    db.selectFrom('order_passengers').selectAll().where('order_no', 'in', numbers).orderBy('position').execute(),
    viewTickets(db, numbers),
    viewJourneys(db, orders),
  ])
  const byOrder = {
    items: groupBy('order_no', items),
    passengers: groupBy('order_no', passengers),
    tickets: groupBy('order_no', tickets),
  }
  return orders.map((order) => ({
    order,
    items: byOrder.items.get(order.order_no) ?? [],
    passengers: byOrder.passengers.get(order.order_no) ?? [],
    tickets: byOrder.tickets.get(order.order_no) ?? [],
    flight: journeys?.flights.get(order.order_no)?.[0],
    change: journeys?.changes.get(order.order_no)?.[0],
  }))
}

export const viewOrder = async (db: Db, order: OrderRow): Promise<OrderView> => {
  const [view] = await viewOrders(db, [order])
  return view ?? { order, items: [], passengers: [], tickets: [] }
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

/** A member's orders whose deadline has passed and that no sweep has expired yet. */
export const findOverdueOrders = (db: Db, accountId: string, now: Instant): Promise<OrderRow[]> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('status', '=', 'toPay')
    .where('pay_by', '<=', now)
    .execute()

/** The orders that are overdue for longest, locked; those that another instance holds are skipped. */
export const lockOverdueOrders = (trx: Trx, now: Instant, limit: number): Promise<OrderRow[]> =>
  trx
    .selectFrom('orders')
    .selectAll()
    .where('status', '=', 'toPay')
    .where('pay_by', '<=', now)
    .orderBy('pay_by')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()

/** `yyyy-MM-dd HH:mm:ss` at which a valid ticket departs: its reserved bus, or the end of its window. */
const DEPARTURE = sql<string>`tickets.travel_date::text || ' ' || case when orders.fare_type = 'reserved'
  then coalesce(nullif(tickets.begin_time, ''), '00:00') || ':00' else tickets.end_time || ':59' end`

/** Paid orders of which no valid ticket departs any more, locked; those that another instance holds are skipped. */
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

/** The same, with the account's row held until the transaction ends: a deletion of this moment waits. */
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

export const insertTickets = async (trx: Trx, tickets: TicketRow[]): Promise<void> => {
  await trx.insertInto('tickets').values(tickets).execute()
}

export const findOrderOfTicket = async (db: Db, ticketNo: string): Promise<string | undefined> => {
  const ticket = db.selectFrom('tickets').select('order_no').where('ticket_no', '=', ticketNo)
  return (await ticket.executeTakeFirst())?.order_no
}

/** A check that is there already stays as it is. */
export const insertCheck = async (trx: Trx, check: TicketCheckRow): Promise<void> => {
  await trx
    .insertInto('ticket_checks')
    .values(check)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Marks the valid tickets of an order as collected; answers those that were not before. */
export const collectTickets = async (
  trx: Trx,
  orderNo: string,
  collected: Pick<TicketRow, 'collected_at' | 'collected_place'>,
): Promise<string[]> => {
  const changed = await trx
    .updateTable('tickets')
    .set(collected)
    .where('order_no', '=', orderNo)
    .where('status', '=', 'valid')
    .where('collected_at', 'is', null)
    .returning('ticket_no')
    .execute()
  return changed.map(({ ticket_no }) => ticket_no)
}

/** Marks valid tickets as refunded; answers those that were valid. */
export const markRefunded = (
  trx: Trx,
  orderNo: string,
  ticketNumbers: readonly string[],
): Promise<Array<Pick<TicketRow, 'leg' | 'passenger_type'>>> =>
  trx
    .updateTable('tickets')
    .set({ status: 'refunded' })
    .where('order_no', '=', orderNo)
    .where('ticket_no', 'in', ticketNumbers)
    .where('status', '=', 'valid')
    .returning(['leg', 'passenger_type'])
    .execute()

/** Moves a one-way order and its valid tickets to another departure, under another pickup code; refunded tickets stay what they were. */
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
