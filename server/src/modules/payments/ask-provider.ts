import type { Instant } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/types'
import type { PaymentProvider } from './payment-provider'
import type { BookingOutcome, PaymentAttemptRow } from './payment-tables'
import { bookPayment } from './record-payment'
import { outcomeOfAttempt } from './transactions.repository'

/** What is known of an attempt after the provider was asked. */
export type Verdict = { kind: 'booked'; outcome: BookingOutcome } | { kind: 'pending' } | { kind: 'declined' }

/**
 * Asks the provider about an attempt, outside any transaction, and books what it took. An attempt that was booked is
 * not asked about again. Rejects with what the provider throws.
 */
export const askProvider = async (
  context: { db: Kysely<Database>; clock: { now: () => Instant } },
  provider: PaymentProvider,
  attempt: PaymentAttemptRow,
): Promise<Verdict> => {
  const booked = attempt.state === 'settled' ? await outcomeOfAttempt(context.db, attempt.request_no) : undefined
  if (booked) return { kind: 'booked', outcome: booked }
  const payment = await provider.query({ requestNo: attempt.request_no, openedAt: attempt.created_at })
  if (payment.state === 'none') return { kind: 'pending' }
  if (payment.state === 'declined') return { kind: 'declined' }
  const outcome = await bookPayment(context.db, { provider, attempt, captured: payment, now: context.clock.now() })
  return { kind: 'booked', outcome }
}
