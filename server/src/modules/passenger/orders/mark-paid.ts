import {
  FARE_WINDOW,
  findNextStatus,
  type Instant,
  isPastDeadline,
  type PassengerType,
  toDepartureInstant,
} from '@shuttle/domain'
import type { Transaction } from 'kysely'
import type { Database, OrderRow, TicketRow } from '../../../database/types'
import { Refusal } from '../../../runtime/errors'
import { lockCouponsAgain, releaseCoupons, spendCoupons } from '../coupons'
import type { Leg } from '../sales'
import { expireOrder } from './expire-orders'
import { newTicketNumber } from './new-number'
import { insertTickets } from './order-views.repository'
import { findItems, findPassengers, getLegs, holdBuyer, lockOrder, transitionOrder } from './orders.repository'
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

/** The departure that was reserved for a leg, or the window of its day or night ticket. */
const toRideTimes = (order: OrderRow, { direction }: Leg): Pick<TicketRow, 'begin_time' | 'end_time'> => {
  if (order.fare_type !== 'reserved') {
    const { from, to } = FARE_WINDOW[order.fare_type]
    return { begin_time: from, end_time: to }
  }
  return direction === 'outbound'
    ? { begin_time: order.begin_time, end_time: order.end_time }
    : { begin_time: order.return_begin_time, end_time: order.return_end_time }
}

/** One ticket for each passenger and leg, at the share that was computed when the order was placed. */
const issueTickets = async (trx: Transaction<Database>, order: OrderRow, now: Instant): Promise<void> => {
  const { order_no } = order
  const items = await findItems(trx, order_no)
  const passengers = await findPassengers(trx, order_no)
  const fareFor = (type: PassengerType) => items.find((item) => item.passenger_type === type)?.fare_cents ?? 0
  const legs = getLegs(order)
  const tickets = passengers.flatMap((passenger): TicketRow[] => {
    const numbers = legs.map(() => newTicketNumber(now))
    return legs.map((leg, at) => ({
      ticket_no: numbers[at] ?? '',
      order_no,
      passenger_position: passenger.position,
      leg: at + 1,
      other_leg_ticket_no: numbers[1 - at] ?? null,
      line_code: leg.lineCode,
      travel_date: leg.date,
      ...toRideTimes(order, leg),
      passenger_type: passenger.passenger_type,
      fare_cents: fareFor(passenger.passenger_type),
      paid_cents: at === 0 ? passenger.paid_cents : passenger.return_paid_cents,
      status: 'valid',
      collected_at: null,
      collected_place: '',
    }))
  })
  await insertTickets(trx, tickets)
}

/** A bus has left, or the window of a day or night ticket is over. */
const hasDeparted = (order: OrderRow, now: Instant): boolean =>
  getLegs(order).some((leg) => toDepartureInstant(leg.date, leg.fareType, leg.beginTime) <= now)

/** Takes seats and coupons of an expired order again; false when the bus has left or the account was deleted. */
const retakeSeatsAndCoupons = async (trx: Transaction<Database>, order: OrderRow, now: Instant): Promise<boolean> => {
  const legs = getLegs(order)
  if (hasDeparted(order, now)) return false
  // A concurrent deletion of the account waits and finds the order paid, or is found here.
  if (!(await holdBuyer(trx, order.account_id))) return false
  if (!(await lockCouponsAgain(trx, order.order_no))) return false
  if (await takeSeats(trx, legs, order.seats)) return true
  await releaseCoupons(trx, order.order_no)
  return false
}

/**
 * Marks an order paid, once, after the provider has confirmed the money. Late money is accepted while seats, and the
 * coupons it was priced with, are free and nothing has departed (D3.order.3); an order that its owner cancelled is not
 * restored, nor is one whose account was deleted since. Runs inside the caller's transaction. Throws ORDER_NOT_FOUND.
 */
export const markPaid = async (trx: Transaction<Database>, payment: ConfirmedPayment): Promise<PaymentEffect> => {
  const { orderNo, now, payType, requestNo } = payment
  // Locked, so that two concurrent notices of the same money find the order paid, not its seats gone.
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
