import type { OrderAttempt, OrderDraft } from '@shuttle/calls'
import type { Cents, Instant } from '@shuttle/domain'

/** One decision to buy. It keeps its key and its moment until the server has answered, so that a repeated press is the same order. */
export interface KeyedAttempt {
  key: string
  attempt: OrderAttempt
}

const sameDraft = (one: OrderDraft, other: OrderDraft) => JSON.stringify(one) === JSON.stringify(other)

/** The earlier attempt when nothing about it changed, else a new one. */
export const attemptFor = (
  earlier: KeyedAttempt | undefined,
  wanted: { draft: OrderDraft; total: Cents; amountDue: Cents },
  fresh: { key: string; now: Instant },
): KeyedAttempt => {
  if (
    earlier &&
    earlier.attempt.total === wanted.total &&
    earlier.attempt.amountDue === wanted.amountDue &&
    sameDraft(earlier.attempt.draft, wanted.draft)
  ) {
    return earlier
  }
  return { key: fresh.key, attempt: { ...wanted, confirmedAt: fresh.now } }
}
