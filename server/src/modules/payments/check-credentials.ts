import type { Instant } from '@shuttle/domain'
import type { CredentialOutcome } from '../../lanes/credential-check'
import { type PaymentProvider, ProviderFault } from './payment-provider'

/** Number of an attempt that no order has. */
const NO_ATTEMPT = '00000000000000000000-000'

/**
 * Queries an attempt that does not exist: that moves no money, and only who signs as we do is answered that there is
 * none. It proves the credentials of queries, not those of notices and statements.
 */
export const checkCredentials = async (provider: PaymentProvider, now: Instant): Promise<CredentialOutcome> => {
  try {
    await provider.query({ requestNo: NO_ATTEMPT, openedAt: now })
    return { state: 'accepted' }
  } catch (error) {
    const isAnswered = error instanceof ProviderFault && error.kind !== 'unreachable'
    return { state: isAnswered ? 'refused' : 'unanswered', error }
  }
}
