/** Life of an order (accounts 4). `partlyRefunded` is paid with some tickets refunded. */
export type OrderStatus =
  | 'toPay'
  | 'paid'
  | 'partlyRefunded'
  | 'used'
  | 'expired'
  | 'cancelled'
  | 'refunded'
  | 'refunding'
  | 'ended'

/** Paid and still waiting for the traveller: codes 1 and 5. */
export const isToCollect = (status: OrderStatus): boolean => status === 'paid' || status === 'partlyRefunded'
