import type { OrderStatus } from '@shuttle/domain'

/** Glyph and colour of each order status; the glyph carries the meaning without the colour. */
export const ORDER_MARKS = {
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
