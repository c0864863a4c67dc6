import type { PaymentOutcome } from './payments.repository'

/** The known state of an attempt after the provider was queried. */
export type AttemptResult = { kind: 'recorded'; outcome: PaymentOutcome } | { kind: 'pending' } | { kind: 'declined' }
