import {
  checkRefundTicket,
  getDiscountedTypes,
  type Instant,
  type RefundableOrder,
  type RefundableTicket,
  type RefundPolicy,
  type RefundTicketViolation,
  toDepartureInstant,
} from '@shuttle/domain'
import type { Kysely, Transaction } from 'kysely'
import type { Database, OrderRow } from '../../../database/types'
import { hasRefusedRefund, type PaymentMethods } from '../../money/payments'
import { findPauses, findPolicyOfOrder } from '../../money/refund-policies'
import { getLegs, type OrderView, viewOrder } from '../orders'
import { findLateTickets } from '../ride-states'

/** An order with all inputs of its refunds. */
export interface OrderToRefund {
  view: OrderView
  refundable: RefundableOrder & { policy: RefundPolicy }
}

const toRefundable = (
  { order, items, tickets, change }: OrderView,
  policy: RefundPolicy,
  { canProviderRefund, late }: { canProviderRefund: boolean; late: ReadonlyMap<string, number> },
): OrderToRefund['refundable'] => ({
  currency: order.currency,
  due: order.due_cents,
  soldAt: order.placed_at,
  policy,
  hasCoupon: order.coupon_cents > 0,
  hasPromotion: order.promotion_cents > 0,
  canProviderRefund,
  isCollected: tickets.some((ticket) => ticket.collected_at !== null),
  discountedTypes: getDiscountedTypes({
    ...(order.adult_fare_cents !== null && { adult: order.adult_fare_cents }),
    ...Object.fromEntries(items.map(({ passenger_type, fare_cents }) => [passenger_type, fare_cents])),
  }),
  tickets: tickets.map((ticket) => ({
    ticketNo: ticket.ticket_no,
    passengerType: ticket.passenger_type,
    paid: ticket.paid_cents,
    status: ticket.status,
    isChecked: ticket.checks.length > 0,
    leg: ticket.leg,
    otherLegTicketNo: ticket.other_leg_ticket_no ?? undefined,
    departsAt: toDepartureInstant(ticket.travel_date, order.fare_type, ticket.begin_time || undefined),
    changedFrom: change && toDepartureInstant(change.from_date, order.fare_type, change.from_begin_time || undefined),
    delayMinutes: late.get(ticket.ticket_no),
  })),
})

/**
 * Whether the money of an order can be refunded by its original method: its provider is still configured, and has not
 * refused an earlier refund of it. An order that coupons paid whole needs no provider.
 */
const canRefundPayment = async (
  db: Kysely<Database>,
  methods: PaymentMethods,
  order: Pick<OrderRow, 'order_no' | 'due_cents' | 'pay_type'>,
): Promise<boolean> => {
  if (order.due_cents === 0) return true
  return methods.byCode(order.pay_type) !== undefined && !(await hasRefusedRefund(db, order.order_no))
}

export const readOrderToRefund = async (
  db: Kysely<Database> | Transaction<Database>,
  methods: PaymentMethods,
  order: OrderRow,
  now: Instant,
): Promise<OrderToRefund> => {
  const view = await viewOrder(db, order)
  const policy = await findPolicyOfOrder(db, order)
  const canProviderRefund = await canRefundPayment(db, methods, order)
  const refundable = toRefundable(view, policy, { canProviderRefund, late: await findLateTickets(db, view, now) })
  const lineCodes = getLegs(order).map(({ lineCode }) => lineCode)
  return { view, refundable: { ...refundable, pauses: await findPauses(db, lineCodes) } }
}

/** Why a ticket is not refunded automatically now; while staff decide about its order, no ticket of it is. */
export const checkTicketNow = (
  { view, refundable }: OrderToRefund,
  ticket: RefundableTicket,
  now: number,
): RefundTicketViolation | 'REFUND_REQUEST_OPEN' | undefined =>
  view.order.status === 'refunding' && ticket.status === 'valid'
    ? 'REFUND_REQUEST_OPEN'
    : checkRefundTicket(refundable, ticket, now)
