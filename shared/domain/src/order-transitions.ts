import type { OrderStatus } from './order-status'

/** `provider` stands for money that a payment provider confirmed, moved either way. */
export type OrderActor = 'buyer' | 'service' | 'provider'

interface OrderTransition {
  from: readonly OrderStatus[]
  to: OrderStatus
  by: OrderActor
}

/** The only ways an order changes its status; whatever moves an order names one of these moves. */
export const ORDER_TRANSITIONS = {
  pay: { from: ['toPay'], to: 'paid', by: 'provider' },
  /** Money that came after the deadline, while seats and coupons are still free (decision "paid late"). */
  honourLate: { from: ['expired'], to: 'paid', by: 'provider' },
  expire: { from: ['toPay'], to: 'expired', by: 'service' },
  cancel: { from: ['toPay'], to: 'cancelled', by: 'buyer' },
  requestRefund: { from: ['paid', 'partlyRefunded'], to: 'refunding', by: 'buyer' },
  refundSome: { from: ['refunding'], to: 'partlyRefunded', by: 'provider' },
  refundAll: { from: ['refunding'], to: 'refunded', by: 'provider' },
} as const satisfies Record<string, OrderTransition>

export type OrderMove = keyof typeof ORDER_TRANSITIONS

/** The status an order has after a move; undefined where the table has no such move from its status. */
export const findNextStatus = (status: OrderStatus, move: OrderMove): OrderStatus | undefined => {
  const { from, to }: OrderTransition = ORDER_TRANSITIONS[move]
  return from.includes(status) ? to : undefined
}
