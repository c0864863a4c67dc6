import type { Instant } from '@shuttle/domain'
import type { CredentialOutcome } from '../../../runtime/bulkheads/credential-check'
import { type PaymentProvider, ProviderFault } from './payment-provider'

/** Number of an attempt that no order has. */
const NO_ATTEMPT = '00000000000000000000-000'

/**
 * Queries an attempt that does not exist: that moves no money, and only valid credentials get the answer that there is
 * none. Then it proves the credentials that a query does not use.
 */
export const checkCredentials = async (provider: PaymentProvider, now: Instant): Promise<CredentialOutcome> => {
  try {
    const attempt = { requestNo: NO_ATTEMPT, openedAt: now }
    await provider.query(attempt)
    for (const prove of provider.proofs ?? []) await prove(attempt)
    return { state: 'accepted' }
  } catch (error) {
    const isAnswered = error instanceof ProviderFault && error.kind !== 'unreachable'
    return { state: isAnswered ? 'refused' : 'unanswered', error }
  }
}
