import type { OrderStatus } from './order-status'

/** `provider` stands for money that a payment provider confirmed, moved either way; `gate` for counters too. */
export type OrderActor = 'buyer' | 'staff' | 'gate' | 'service' | 'provider'

interface OrderTransition {
  from: readonly OrderStatus[]
  to: OrderStatus
  by: readonly OrderActor[]
}

/**
 * The only ways an order changes its status; whatever moves an order names one of these moves. What a paid order is follows
 * from its tickets, refunds and requests by `deriveStatus`: the moves are those that it can make.
 */
export const ORDER_TRANSITIONS = {
  pay: { from: ['toPay'], to: 'paid', by: ['provider'] },
  /** Money that came after the deadline, while seats and coupons are still free (D3.order.3). */
  honourLate: { from: ['expired'], to: 'paid', by: ['provider'] },
  expire: { from: ['toPay'], to: 'expired', by: ['service'] },
  cancel: { from: ['toPay'], to: 'cancelled', by: ['buyer', 'staff'] },
  /** A request waits for staff; its tickets stay valid. */
  requestRefund: { from: ['paid', 'partlyRefunded'], to: 'refunding', by: ['buyer'] },
  /** A request was withdrawn, rejected or overtaken, and nothing was refunded before. */
  endRequest: { from: ['refunding'], to: 'paid', by: ['buyer', 'staff', 'gate'] },
  /** Some tickets are refunded and valid ones remain; also when a request of such an order ends. */
  refundSome: { from: ['paid', 'refunding'], to: 'partlyRefunded', by: ['buyer', 'staff', 'gate'] },
  /** Every valid ticket goes back, and money is on its way. */
  refundRest: { from: ['paid', 'partlyRefunded', 'used', 'ended'], to: 'refunding', by: ['buyer', 'staff'] },
  /** All has gone back: the money has arrived, or none was due. */
  refundAll: {
    from: ['paid', 'partlyRefunded', 'refunding', 'used', 'ended'],
    to: 'refunded',
    by: ['provider', 'buyer', 'staff'],
  },
  /** Every valid ticket is checked or collected; a gate that was offline may say so after the departure. */
  use: { from: ['paid', 'partlyRefunded', 'refunding', 'ended'], to: 'used', by: ['gate', 'staff', 'buyer'] },
  /** The last departure has passed, not every ticket was used. */
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
