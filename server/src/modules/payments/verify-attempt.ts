import type { AppContext } from '../../context'
import { Refusal } from '../../errors'
import type { PaymentAttemptRow } from './attempts.repository'
import { type PaymentProvider, ProviderFault } from './payment-provider'
import { findOutcome, type PaymentOutcome } from './payments.repository'
import { recordPayment } from './record-payment'

/** What is known of an attempt after the provider was queried. */
export type Verdict = { kind: 'recorded'; outcome: PaymentOutcome } | { kind: 'pending' } | { kind: 'declined' }

/**
 * Queries the provider about an attempt, outside any transaction, and records what it captured. A recorded attempt is
 * not queried again. Rejects with what the provider throws.
 */
export const verifyAttempt = async (
  context: Pick<AppContext, 'db' | 'clock'>,
  { provider, attempt }: { provider: PaymentProvider; attempt: PaymentAttemptRow },
): Promise<Verdict> => {
  const recorded = attempt.state === 'settled' ? await findOutcome(context.db, attempt.request_no) : undefined
  if (recorded) return { kind: 'recorded', outcome: recorded }
  const payment = await provider.query({ requestNo: attempt.request_no, openedAt: attempt.created_at })
  if (payment.state === 'none') return { kind: 'pending' }
  if (payment.state === 'declined') return { kind: 'declined' }
  const outcome = await recordPayment(context.db, { provider, attempt, captured: payment, now: context.clock.now() })
  return { kind: 'recorded', outcome }
}

/** Runs a conversation with a provider for a passenger who waits: its faults become PROVIDER_UNREACHABLE and a log line. */
export const reachProvider = async <Result>(
  log: { warn: (about: object, text: string) => void },
  talk: () => Promise<Result>,
): Promise<Result> => {
  try {
    return await talk()
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error
    log.warn({ err: error, kind: error.kind, field: error.field }, 'payment provider: no usable answer')
    throw new Refusal('PROVIDER_UNREACHABLE')
  }
}
