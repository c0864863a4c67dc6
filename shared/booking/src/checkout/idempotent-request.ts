import type { ConfirmedQuote } from '@shuttle/calls'
import type { Instant } from '@shuttle/domain'

/** An order to place. Its key and its moment stay until the service has answered, so that a repeated tap is the same order. */
export interface IdempotentRequest {
  key: string
  order: ConfirmedQuote
}

/** The earlier request when nothing about the order changed, else a new one. */
export const toIdempotentRequest = (
  earlier: IdempotentRequest | undefined,
  order: Omit<ConfirmedQuote, 'confirmedAt'>,
  fresh: { key: string; now: Instant },
): IdempotentRequest => {
  if (
    earlier &&
    earlier.order.total === order.total &&
    earlier.order.amountDue === order.amountDue &&
    JSON.stringify(earlier.order.request) === JSON.stringify(order.request)
  ) {
    return earlier
  }
  return { key: fresh.key, order: { ...order, confirmedAt: fresh.now } }
}
