import type { OrderStatus } from '@shuttle/domain'

/** Glyph and colour of each order status; the glyph carries the meaning without the colour. */
const MARKS = {
  toPay: ['waiting', 'info'],
  paid: ['done', 'success'],
  partlyRefunded: ['partly', 'neutral'],
  used: ['used', 'neutral'],
  expired: ['ended', 'neutral'],
  cancelled: ['ended', 'neutral'],
  refunded: ['back', 'neutral'],
  refunding: ['back', 'warning'],
  ended: ['used', 'neutral'],
} as const satisfies Record<OrderStatus, readonly [string, string]>

/** Undefined for an unknown status. */
export const findOrderMark = (status: string) =>
  Object.hasOwn(MARKS, status) ? MARKS[status as OrderStatus] : undefined
