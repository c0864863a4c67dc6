import type { PaymentAttemptRow } from './attempts.repository'
import type { PaymentContext } from './payment-context'
import { QuestionDropped } from './payment-provider'
import { findProvider } from './reach-provider'
import { verifyAttempt } from './verify-attempt'

/**
 * Queries an attempt for the service itself. `no-answer`: its provider gave no usable answer, or is not configured any
 * more; that is logged. `not-queried`: nothing is known about its provider, and the query is repeated soon.
 */
export const queryAttempt = async (
  context: PaymentContext,
  attempt: PaymentAttemptRow,
): Promise<'recorded' | 'no-money' | 'no-answer' | 'not-queried'> => {
  const provider = findProvider(context, attempt)
  if (!provider) return 'no-answer'
  try {
    const result = await verifyAttempt(context, { provider, attempt })
    return result.kind === 'recorded' ? 'recorded' : 'no-money'
  } catch (error) {
    if (error instanceof QuestionDropped) return 'not-queried'
    context.log.warn({ err: error, requestNo: attempt.request_no }, 'reconciler: an attempt could not be checked')
    return 'no-answer'
  }
}
