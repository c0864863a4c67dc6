import type { PaymentAttemptRow } from './attempts.repository'
import { findProvider } from './find-provider'
import type { PaymentContext } from './payment-context'
import { QuestionDropped } from './payment-provider'
import { verifyAttempt } from './verify-attempt'

/**
 * Queries an attempt for the service itself. `no-answer`: its provider gave no usable answer, or is not configured any
 * more; that is logged. `not-asked`: nothing is known about its provider, and the query is repeated soon.
 */
export const askAboutAttempt = async (
  context: PaymentContext,
  attempt: PaymentAttemptRow,
): Promise<'recorded' | 'no-money' | 'no-answer' | 'not-asked'> => {
  const provider = findProvider(context, attempt)
  if (!provider) return 'no-answer'
  try {
    const verdict = await verifyAttempt(context, { provider, attempt })
    return verdict.kind === 'recorded' ? 'recorded' : 'no-money'
  } catch (error) {
    if (error instanceof QuestionDropped) return 'not-asked'
    context.log.warn({ err: error, requestNo: attempt.request_no }, 'reconciler: an attempt could not be checked')
    return 'no-answer'
  }
}
