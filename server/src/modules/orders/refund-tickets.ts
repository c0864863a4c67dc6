import { deriveStatus, findMove, type Instant, type RefundState } from '@shuttle/domain'
import type { Transaction } from 'kysely'
import type { Database, OrderRow } from '../../database/types'
import { toOrderFacts } from './order-facts'
import { getLegs, lockOrder, markRefunded, transitionOrder, viewTickets } from './orders.repository'
import { releaseSeats } from './seats.repository'

type Trx = Transaction<Database>

/** Moves a locked order to where its tickets and the refunds of tickets lead. */
const followRefunds = async (trx: Trx, order: OrderRow, refunds: readonly RefundState[], now: Instant) => {
  const tickets = await viewTickets(trx, [order.order_no])
  const facts = toOrderFacts({ order, tickets }, { refunds, requests: [] })
  const move = findMove(order.status, deriveStatus(facts, now))
  if (move !== undefined) await transitionOrder(trx, order, move)
}

/**
 * Refunds tickets of a locked order, all of its valid ones or some: their seats return and the order moves. Coupons stay used.
 * `refunds` are the states of all refunds of its tickets, this one among them. Both legs of a person go together.
 */
export const refundTickets = async (
  trx: Trx,
  order: OrderRow,
  { ticketNumbers, refunds, now }: { ticketNumbers: readonly string[]; refunds: readonly RefundState[]; now: Instant },
): Promise<void> => {
  const refunded = await markRefunded(trx, order.order_no, ticketNumbers)
  if (refunded.length !== ticketNumbers.length) throw new Error(`tickets of order ${order.order_no} are not valid`)
  const seats = refunded.filter((ticket) => ticket.leg === 1 && ticket.passenger_type !== 'infant').length
  await releaseSeats(trx, getLegs(order), seats)
  await followRefunds(trx, order, refunds, now)
}

/** A refund of its tickets ended: an order whose money was on its way is refunded once all of it has arrived. */
export const recordRefundEnd = async (
  trx: Trx,
  orderNo: string,
  readRefunds: () => Promise<readonly RefundState[]>,
  now: Instant,
): Promise<void> => {
  const order = await lockOrder(trx, orderNo)
  // Read under the lock: two refunds of an order may end at the same moment.
  if (order?.status === 'refunding') await followRefunds(trx, order, await readRefunds(), now)
}
