import { Refusal } from '../../errors'
import type { PaymentAttemptRow } from './attempts.repository'
import type { PaymentContext } from './payment-context'
import { countPaymentEvent } from './payment-metrics'
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
  context: Omit<PaymentContext, 'methods'>,
  { provider, attempt }: { provider: PaymentProvider; attempt: PaymentAttemptRow },
): Promise<Verdict> => {
  const recorded = attempt.state === 'settled' ? await findOutcome(context.db, attempt.request_no) : undefined
  if (recorded) return { kind: 'recorded', outcome: recorded }
  const payment = await provider.query({ requestNo: attempt.request_no, openedAt: attempt.created_at })
  if (payment.state === 'none') return { kind: 'pending' }
  if (payment.state === 'declined') return { kind: 'declined' }
  const now = context.clock.now()
  const { outcome, isNew } = await recordPayment(context.db, { provider, attempt, captured: payment, now })
  if (isNew && attempt.state === 'closed') {
    context.log.warn({ requestNo: attempt.request_no, outcome }, 'a payment was recorded after its attempt was closed')
    countPaymentEvent(context.metrics, 'payment_after_closing_total', attempt.provider)
  }
  if (isNew && payment.state === 'returned') {
    const { transactionId, amount, refunded } = payment
    const about = { orderNo: attempt.order_no, requestNo: attempt.request_no, transactionId, amount, refunded }
    context.log.error(about, 'the provider gave this payment back before an order was paid with it, staff must look')
    countPaymentEvent(context.metrics, 'payment_returned_total', attempt.provider)
  }
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
