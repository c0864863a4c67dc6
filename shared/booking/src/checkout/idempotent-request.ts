import type { ConfirmedQuote, QuoteRequest } from '@shuttle/calls'
import type { Instant } from '@shuttle/domain'

/**
 * An order to place. Its key and time stay until the service has answered, so that a repeated tap is the same order.
 */
export interface IdempotentRequest {
  key: string
  order: ConfirmedQuote
  /** It was stored without identity numbers: the passenger types them again to order. */
  lacksNumbers?: true
}

/** Identity papers of a request by name and kind, without their numbers. */
const withoutNumbers = (request: QuoteRequest): QuoteRequest => ({
  ...request,
  ...(request.passengers && { passengers: request.passengers.map((each) => ({ ...each, idNumber: '' })) }),
  ...(request.travelDocuments && {
    travelDocuments: request.travelDocuments.map((each) => ({ ...each, documentNumber: '' })),
  }),
})

const isSameRequest = (one: QuoteRequest, other: QuoteRequest) => JSON.stringify(one) === JSON.stringify(other)

/** What a store may write into the browser: identity numbers stay in memory (rule D4.15). */
export const toStoredRequest = (pending: IdempotentRequest): IdempotentRequest => {
  const request = withoutNumbers(pending.order.request)
  if (isSameRequest(request, pending.order.request)) return pending
  return { ...pending, order: { ...pending.order, request }, lacksNumbers: true }
}

/**
 * The earlier request if nothing about the order changed, else a new one. After a reload only the numbers are typed
 * again.
 */
export const toIdempotentRequest = (
  earlier: IdempotentRequest | undefined,
  order: Omit<ConfirmedQuote, 'confirmedAt'>,
  fresh: { key: string; now: Instant },
): IdempotentRequest => {
  if (earlier && earlier.order.total === order.total && earlier.order.amountDue === order.amountDue) {
    if (isSameRequest(earlier.order.request, order.request)) return earlier
    if (earlier.lacksNumbers && isSameRequest(earlier.order.request, withoutNumbers(order.request))) {
      return { key: earlier.key, order: { ...order, confirmedAt: earlier.order.confirmedAt } }
    }
  }
  return { key: fresh.key, order: { ...order, confirmedAt: fresh.now } }
}
