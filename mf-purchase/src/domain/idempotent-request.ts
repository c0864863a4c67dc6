import type { ConfirmedQuote, QuoteRequest } from '@shuttle/calls'
import type { Cents, Instant } from '@shuttle/domain'

/** One decision to buy. It keeps its key and its moment until the server has answered, so that a repeated press is the same order. */
export interface IdempotentRequest {
  key: string
  attempt: ConfirmedQuote
}

const sameDraft = (one: QuoteRequest, other: QuoteRequest) => JSON.stringify(one) === JSON.stringify(other)

/** The earlier attempt when nothing about it changed, else a new one. */
export const toIdempotentRequest = (
  earlier: IdempotentRequest | undefined,
  wanted: { request: QuoteRequest; total: Cents; amountDue: Cents },
  fresh: { key: string; now: Instant },
): IdempotentRequest => {
  if (
    earlier &&
    earlier.attempt.total === wanted.total &&
    earlier.attempt.amountDue === wanted.amountDue &&
    sameDraft(earlier.attempt.request, wanted.request)
  ) {
    return earlier
  }
  return {
    key: fresh.key,
    attempt: { ...wanted, confirmedAt: fresh.now },
  }
}
