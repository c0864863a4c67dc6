import type { Instant } from './civil-date'

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
/** A status as a client reads it: a code that its build does not know stays visible. */
type KnownOrUnknownStatus = OrderStatus | `unknown:${string}`

/** Paid and not yet used by the passenger: codes 1 and 5. */
export const isToCollect = (status: KnownOrUnknownStatus): boolean => status === 'paid' || status === 'partlyRefunded'

const PAID: readonly KnownOrUnknownStatus[] = ['paid', 'partlyRefunded', 'used', 'refunding', 'refunded', 'ended']

/** Its payment has arrived, whatever happened afterwards. */
export const isPaid = (status: KnownOrUnknownStatus): boolean => PAID.includes(status)

/** Too late to pay or cancel: from the deadline itself, whether or not the service has marked the order expired. */
export const isPastDeadline = (order: { status: KnownOrUnknownStatus; payBy: Instant }, now: Instant): boolean =>
  order.status === 'expired' || (order.status === 'toPay' && order.payBy <= now)
