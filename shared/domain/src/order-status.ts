/** Life of an order (accounts 4). `partlyRefunded` is paid with some tickets refunded. */
export const ORDER_STATUSES = [
  'toPay',
  'paid',
  'partlyRefunded',
  'used',
  'expired',
  'cancelled',
  'refunded',
  'refunding',
  'ended',
] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** Paid and still waiting for the traveller: codes 1 and 5. */
export const isToCollect = (status: OrderStatus): boolean => status === 'paid' || status === 'partlyRefunded'
