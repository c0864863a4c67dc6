import type { OrderStatus } from '@shuttle/domain'

/** What a state of an order looks like at the desk: a glyph, and a colour that says the same. */
const LOOKS = {
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

/** Undefined for a state that this build does not know. */
export const findOrderLook = (status: string) =>
  Object.hasOwn(LOOKS, status) ? LOOKS[status as OrderStatus] : undefined
