import { type Instant, isAirportLine, type RefundRequestState, type RefundState } from '@shuttle/domain'
import type { Kysely, Transaction } from 'kysely'
import type {
  Database,
  DepartureChangeRow,
  OrderFlightRow,
  OrderItemRow,
  OrderPassengerRow,
  OrderRow,
  TicketCheckRow,
  TicketRow,
} from '../../../database/types'
import { findDepartureChanges, findFlights } from './order-flights.repository'

/** A refund of tickets of an order; money that did not match the order is none. */
export interface OrderRefund {
  order_no: string
  refund_no: string
  state: RefundState
  provider: string
  amount_cents: number
  created_at: Instant
  ended_at: Instant | null
  /** Of a payment that staff made by other means; null for any other refund. */
  outside_reference: string | null
  tickets: { ticket_no: string; fee_cents: number }[]
}

/** The refunds of these orders, the oldest first. */
export const listOrderRefunds = async (
  db: Kysely<Database>,
  orderNumbers: readonly string[],
): Promise<OrderRefund[]> => {
  if (orderNumbers.length === 0) return []
  const rows = await db
    .selectFrom('refunds')
    .innerJoin('refund_items', 'refund_items.refund_no', 'refunds.refund_no')
    .leftJoin('refund_settlements', 'refund_settlements.refund_no', 'refunds.refund_no')
    .select(['refunds.order_no', 'refunds.refund_no', 'refunds.state', 'refunds.provider', 'refunds.amount_cents'])
    .select(['refunds.created_at', 'refunds.ended_at', 'refund_settlements.reference as outside_reference'])
    .select(['refund_items.ticket_no', 'refund_items.fee_cents'])
    .where('refunds.order_no', 'in', orderNumbers)
    .orderBy('refunds.created_at')
    .orderBy('refunds.refund_no')
    .orderBy('refund_items.ticket_no')
    .execute()
  const refunds = new Map<string, OrderRefund>()
  for (const { ticket_no, fee_cents, ...refund } of rows) {
    const known = refunds.get(refund.refund_no) ?? { ...refund, tickets: [] }
    known.tickets.push({ ticket_no, fee_cents })
    refunds.set(refund.refund_no, known)
  }
  return [...refunds.values()]
}

/** The states of its refund requests decide the status of an order. */
export const listRequestStates = async (db: Kysely<Database>, orderNo: string): Promise<RefundRequestState[]> => {
  const requests = db.selectFrom('refund_requests').select('state').where('order_no', '=', orderNo)
  return (await requests.execute()).map(({ state }) => state)
}

type Db = Kysely<Database>

/** A ticket with its checks at gates, the earliest first. */
export interface TicketView extends TicketRow {
  checks: TicketCheckRow[]
}

/** An order with all related rows. */
export interface OrderView {
  order: OrderRow
  items: OrderItemRow[]
  passengers: OrderPassengerRow[]
  tickets: TicketView[]
  /** Of its tickets, the oldest first. */
  refunds: OrderRefund[]
  /** Airport line only. */
  flight?: OrderFlightRow | undefined
  /** Airport line only, once its departure was changed. */
  change?: DepartureChangeRow | undefined
}

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

/** Flights and changes of departure of the airport orders among these, by order number. */
const viewJourneys = async (db: Db, orders: readonly OrderRow[]) => {
  const numbers = orders.filter(({ line_code }) => isAirportLine(line_code)).map(({ order_no }) => order_no)
  if (numbers.length === 0) return undefined
  const [flights, changes] = await Promise.all([findFlights(db, numbers), findDepartureChanges(db, numbers)])
  return { flights: groupBy('order_no', flights), changes: groupBy('order_no', changes) }
}

/** Orders with all related rows, by at most seven queries for any number of orders. */
export const viewOrders = async (db: Db, orders: readonly OrderRow[]): Promise<OrderView[]> => {
  if (orders.length === 0) return []
  const numbers = orders.map((order) => order.order_no)
  const [items, passengers, tickets, journeys] = await Promise.all([
    db.selectFrom('order_items').selectAll().where('order_no', 'in', numbers).execute(),
    db.selectFrom('order_passengers').selectAll().where('order_no', 'in', numbers).orderBy('position').execute(),
    viewTickets(db, numbers),
    viewJourneys(db, orders),
  ])
  const refundedOrders = new Set(tickets.filter(({ status }) => status === 'refunded').map((ticket) => ticket.order_no))
  const refunds = groupBy('order_no', await listOrderRefunds(db, [...refundedOrders]))
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
    refunds: refunds.get(order.order_no) ?? [],
    flight: journeys?.flights.get(order.order_no)?.[0],
    change: journeys?.changes.get(order.order_no)?.[0],
  }))
}

export const viewOrder = async (db: Db, order: OrderRow): Promise<OrderView> => {
  const [view] = await viewOrders(db, [order])
  return view ?? { order, items: [], passengers: [], tickets: [], refunds: [] }
}

type Trx = Transaction<Database>

export const insertTickets = async (trx: Trx, tickets: TicketRow[]): Promise<void> => {
  await trx.insertInto('tickets').values(tickets).execute()
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
