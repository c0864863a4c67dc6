import type { OrderStatus } from './order-status'

/** `provider` is a payment or refund that a payment provider confirmed; `gate` includes counters. */
export type OrderActor = 'buyer' | 'staff' | 'gate' | 'service' | 'provider'

interface OrderTransition {
  from: readonly OrderStatus[]
  to: OrderStatus
  by: readonly OrderActor[]
}

/**
 * The only moves that change the status of an order. The status of a paid order follows from its tickets, refunds and
 * requests by `deriveStatus`: the moves are those that it can make.
 */
export const ORDER_TRANSITIONS = {
  pay: { from: ['toPay'], to: 'paid', by: ['provider'] },
  /** Payment after the deadline, while seats and coupons are still free (D3.order.3). */
  honourLate: { from: ['expired'], to: 'paid', by: ['provider'] },
  expire: { from: ['toPay'], to: 'expired', by: ['service'] },
  cancel: { from: ['toPay'], to: 'cancelled', by: ['buyer', 'staff'] },
  /** A request is open; its tickets stay valid. */
  requestRefund: { from: ['paid', 'partlyRefunded'], to: 'refunding', by: ['buyer'] },
  /** A request was withdrawn, rejected or overtaken, and nothing was refunded before. */
  endRequest: { from: ['refunding'], to: 'paid', by: ['buyer', 'staff', 'gate'] },
  /** Some tickets are refunded and valid ones remain; also when a request of such an order ends. */
  refundSome: { from: ['paid', 'refunding'], to: 'partlyRefunded', by: ['buyer', 'staff', 'gate'] },
  /** Every valid ticket is refunded, and the money is on its way. */
  refundRest: { from: ['paid', 'partlyRefunded', 'used', 'ended'], to: 'refunding', by: ['buyer', 'staff'] },
  /** The whole order is refunded: the money has arrived, or none was due. */
  refundAll: {
    from: ['paid', 'partlyRefunded', 'refunding', 'used', 'ended'],
    to: 'refunded',
    by: ['provider', 'buyer', 'staff'],
  },
  /** Every valid ticket is checked or collected; a gate that was offline may report it after the departure. */
  use: { from: ['paid', 'partlyRefunded', 'refunding', 'ended'], to: 'used', by: ['gate', 'staff', 'buyer'] },
  /** The last departure has passed and not every ticket was used. */
  end: { from: ['paid', 'partlyRefunded', 'refunding'], to: 'ended', by: ['service', 'buyer', 'staff'] },
} as const satisfies Record<string, OrderTransition>

export type OrderMove = keyof typeof ORDER_TRANSITIONS

/** The status an order has after a move; undefined where the table has no such move from its status. */
export const findNextStatus = (status: OrderStatus, move: OrderMove): OrderStatus | undefined => {
  const { from, to }: OrderTransition = ORDER_TRANSITIONS[move]
  return from.includes(status) ? to : undefined
}

/** The first move of the table that leads from one status to another; undefined where there is none. */
export const findMove = (from: OrderStatus, to: OrderStatus): OrderMove | undefined =>
  (Object.keys(ORDER_TRANSITIONS) as OrderMove[]).find(
    (move) => ORDER_TRANSITIONS[move].to === to && findNextStatus(from, move) !== undefined,
  )
