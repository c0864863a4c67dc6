import { deriveStatus, findMove, type Instant, type RefundState } from '@shuttle/domain'
import type { Transaction } from 'kysely'
import type { Database, OrderRow } from '../../../database/types'
import { toOrderStatusInput } from './order-status-input'
import { listRequestStates, markRefunded, viewTickets } from './order-views.repository'
import { getLegs, lockOrder, transitionOrder } from './orders.repository'
import { releaseSeats } from './seats.repository'

/**
 * Moves a locked order to the status that follows from its tickets, their refunds and its requests. Refunds decide
 * nothing while a ticket is valid, so a caller with a valid ticket leaves them out.
 */
export const syncOrder = async (
  trx: Transaction<Database>,
  order: OrderRow,
  { refunds = [], now }: { refunds?: readonly RefundState[]; now: Instant },
): Promise<void> => {
  const tickets = await viewTickets(trx, [order.order_no])
  const requests = await listRequestStates(trx, order.order_no)
  const move = findMove(order.status, deriveStatus(toOrderStatusInput({ order, tickets }, { refunds, requests }), now))
  if (move !== undefined) await transitionOrder(trx, order, move)
}

type Trx = Transaction<Database>

/**
 * Refunds tickets of a locked order, all of its valid ones or some: their seats return and the order moves; coupons
 * stay used. `refunds` are the states of all refunds of its tickets, this one among them. Seats return leg by leg.
 */
export const refundTickets = async (
  trx: Trx,
  order: OrderRow,
  { ticketNumbers, refunds, now }: { ticketNumbers: readonly string[]; refunds: readonly RefundState[]; now: Instant },
): Promise<void> => {
  const refunded = await markRefunded(trx, order.order_no, ticketNumbers)
  if (refunded.length !== ticketNumbers.length) throw new Error(`tickets of order ${order.order_no} are not valid`)
  const seated = refunded.filter((ticket) => ticket.passenger_type !== 'infant')
  const countOn = (number: number) => seated.filter(({ leg }) => leg === number).length
  await syncOrder(trx, order, { refunds, now })
  await releaseSeats(trx, getLegs(order), ({ direction }) => countOn(direction === 'outbound' ? 1 : 2))
}

/** Handles the end of a ticket refund: the order becomes refunded once all of its money has arrived. */
export const recordRefundEnd = async (
  trx: Trx,
  orderNo: string,
  readRefunds: () => Promise<readonly RefundState[]>,
  now: Instant,
): Promise<void> => {
  const order = await lockOrder(trx, orderNo)
  // Read under the lock: two refunds of an order may end at the same moment.
  if (order?.status === 'refunding') await syncOrder(trx, order, { refunds: await readRefunds(), now })
}
