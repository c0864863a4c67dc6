import { findNextStatus, type Instant, isPastDeadline, toDepartureInstant } from '@shuttle/domain'
import type { Transaction } from 'kysely'
import type { Database, OrderRow } from '../../database/types'
import { Refusal } from '../../errors'
import { lockCouponsAgain, releaseCoupons, spendCoupons } from '../coupons'
import { expireOrder } from './expire-orders'
import { newTicketNumber } from './new-number'
import { findItems, getLegs, holdBuyer, insertTickets, lockOrder, transitionOrder } from './orders.repository'
import { takeSeats } from './seats.repository'

export interface ConfirmedPayment {
  orderNo: string
  now: Instant
  payType: string
  /** The payment attempt that was paid. */
  requestNo: string
}

/** `no-seats`: the order stays ended and the whole amount must go back. */
export type PaymentEffect = 'paid' | 'already-paid' | 'honoured-late' | 'no-seats'

const issueTickets = async (trx: Transaction<Database>, order: OrderRow, now: Instant): Promise<void> => {
  const items = await findItems(trx, order.order_no)
  const people = items.flatMap((item) => Array.from({ length: item.count }, () => item))
  const tickets = getLegs(order).flatMap((leg) =>
    people.map((item) => ({
      ticket_no: newTicketNumber(now),
      order_no: order.order_no,
      leg: leg.direction === 'outbound' ? (1 as const) : (2 as const),
      line_code: leg.lineCode,
      travel_date: leg.date,
      passenger_type: item.passenger_type,
      fare_cents: item.fare_cents,
      status: 'valid' as const,
      checked: false,
      gate: '',
    })),
  )
  await insertTickets(trx, tickets)
}

/** A bus has left, or the window of a day or night ticket is over. */
const hasDeparted = (order: OrderRow, now: Instant): boolean =>
  getLegs(order).some((leg) => toDepartureInstant(leg.date, leg.fareType, leg.beginTime) <= now)

/** Takes seats and coupons of an expired order again; false when the bus has left or the account was deleted. */
const retakeSeatsAndCoupons = async (trx: Transaction<Database>, order: OrderRow, now: Instant): Promise<boolean> => {
  const legs = getLegs(order)
  if (hasDeparted(order, now)) return false
  // A deletion of the account at this very moment waits and finds the order paid, or is seen here.
  if (!(await holdBuyer(trx, order.account_id))) return false
  if (!(await lockCouponsAgain(trx, order.order_no))) return false
  if (await takeSeats(trx, legs, order.seats)) return true
  await releaseCoupons(trx, order.order_no)
  return false
}

/**
 * Makes an order paid, once, after the provider has confirmed the money. Money that comes after the deadline is
 * honoured while seats, and the coupons it was priced with, are free and nothing has departed (decision "paid late"); an
 * order its owner cancelled is not brought back, nor is one whose account was deleted since.
 * Runs inside the caller's transaction. Throws ORDER_NOT_FOUND.
 */
export const markPaid = async (trx: Transaction<Database>, payment: ConfirmedPayment): Promise<PaymentEffect> => {
  const { orderNo, now, payType, requestNo } = payment
  // Locked, so that two notices of the same money at once find the order paid, not its seats gone.
  const order = await lockOrder(trx, orderNo)
  if (!order) throw new Refusal('ORDER_NOT_FOUND')
  if (order.status === 'cancelled') return 'no-seats'
  const move = order.status === 'expired' ? 'honourLate' : 'pay'
  if (!findNextStatus(order.status, move)) return 'already-paid'
  if (move === 'honourLate' && !(await retakeSeatsAndCoupons(trx, order, now))) return 'no-seats'
  // Late, whether or not the sweeper ran: a ticket that can no longer be used is not sold.
  const isLate = isPastDeadline({ status: order.status, payBy: order.pay_by }, now)
  if (isLate && order.status === 'toPay' && hasDeparted(order, now)) {
    await expireOrder(trx, order)
    return 'no-seats'
  }
  await transitionOrder(trx, order, move, { paid_at: now, pay_type: payType, request_no: requestNo })
  await spendCoupons(trx, orderNo)
  await issueTickets(trx, order, now)
  return isLate ? 'honoured-late' : 'paid'
}
