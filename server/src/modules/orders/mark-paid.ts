import { findNextStatus, type Instant, type PassengerType, toDepartureInstant } from '@shuttle/domain'
import type { Transaction } from 'kysely'
import type { Database, OrderRow } from '../../database/types'
import { Refusal } from '../../errors'
import { freeCoupons, lockCouponsAgain, spendCoupons } from '../coupons/coupons.repository'
import { expireOrder } from './expire-orders'
import { newTicketNumber } from './new-number'
import { legsOf, lockOrder, transitionOrder } from './orders.repository'
import { takeSeats } from './seats.repository'

export interface Settlement {
  orderNo: string
  now: Instant
  payType: string
  /** The payment attempt whose money came. */
  requestNo: string
}

/** `no-seats`: the order stays ended and the whole amount must go back. */
export type SettlementOutcome = 'paid' | 'already-paid' | 'honoured-late' | 'no-seats'

const issueTickets = async (trx: Transaction<Database>, order: OrderRow, now: Instant): Promise<void> => {
  const items = await trx.selectFrom('order_items').selectAll().where('order_no', '=', order.order_no).execute()
  const people = items.flatMap((item) => Array.from({ length: item.count }, () => item))
  const ticket = (leg: ReturnType<typeof legsOf>[number], passenger_type: PassengerType, fare_cents: number) => ({
    ticket_no: newTicketNumber(now),
    order_no: order.order_no,
    leg: leg.leg,
    line_code: leg.lineCode,
    travel_date: leg.date,
    passenger_type,
    fare_cents,
    status: 'valid' as const,
    checked: false,
    gate: '',
  })
  const rows = legsOf(order).flatMap((leg) => people.map((item) => ticket(leg, item.passenger_type, item.fare_cents)))
  await trx.insertInto('tickets').values(rows).execute()
}

/** A bus has left, or the window of a day or night ticket is over. */
const hasDeparted = (order: OrderRow, now: Instant): boolean =>
  legsOf(order).some((leg) => toDepartureInstant(leg.date, leg.fareType, leg.beginTime) <= now)

/**
 * Its account ended since it was placed: nobody would get the ticket. The account's row is held, so that a deletion of
 * this very moment waits and finds the order paid, or is seen here.
 */
const hasNoOwner = async (trx: Transaction<Database>, order: OrderRow): Promise<boolean> => {
  const owner = await trx
    .selectFrom('accounts')
    .select('deleted_at')
    .where('id', '=', order.account_id)
    .forKeyShare()
    .executeTakeFirst()
  return owner?.deleted_at !== null
}

/** Seats and coupons of an order that lost them; a bus that has left has none, and neither has a deleted account. */
const takeAllAgain = async (trx: Transaction<Database>, order: OrderRow, now: Instant): Promise<boolean> => {
  const legs = legsOf(order)
  if (hasDeparted(order, now) || (await hasNoOwner(trx, order))) return false
  if (!(await lockCouponsAgain(trx, order.order_no))) return false
  if (await takeSeats(trx, legs, order.seats)) return true
  await freeCoupons(trx, order.order_no)
  return false
}

/**
 * Makes an order paid, once, after the provider has confirmed the money. Money that comes after the deadline is
 * honoured while seats, and the coupons it was priced with, are free and nothing has departed (decision "paid late"); an
 * order its owner cancelled is not brought back, nor is one whose account was deleted since.
 * Runs inside the caller's transaction. Throws ORDER_NOT_FOUND.
 */
export const settleOrder = async (trx: Transaction<Database>, settlement: Settlement): Promise<SettlementOutcome> => {
  const { orderNo, now, payType, requestNo } = settlement
  // Locked, so that the same money told of twice at once finds the order paid, not its seats gone.
  const order = await lockOrder(trx, orderNo)
  if (!order) throw new Refusal('ORDER_NOT_FOUND')
  if (order.status === 'cancelled') return 'no-seats'
  const move = order.status === 'expired' ? 'honourLate' : 'pay'
  if (!findNextStatus(order.status, move)) return 'already-paid'
  if (move === 'honourLate' && !(await takeAllAgain(trx, order, now))) return 'no-seats'
  // Late, whether or not the sweeper has come by: a ticket that cannot be used any more is not sold.
  if (order.status === 'toPay' && order.pay_by <= now && hasDeparted(order, now)) {
    await expireOrder(trx, order)
    return 'no-seats'
  }
  await transitionOrder(trx, order, move, { paid_at: now, pay_type: payType, request_no: requestNo })
  await spendCoupons(trx, orderNo)
  await issueTickets(trx, order, now)
  return order.status === 'toPay' && order.pay_by > now ? 'paid' : 'honoured-late'
}
