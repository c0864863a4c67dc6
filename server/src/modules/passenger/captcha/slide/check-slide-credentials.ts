import type { Instant } from '@shuttle/domain'
import type { CredentialOutcome } from '../../../../runtime/bulkheads/credential-check'
import { createSlideService, SlideFault, type SlideProof } from './slide-service'
import type { SlideSettings } from './slide-settings'

/** A proof that the service never issued. */
const NO_PROOF: SlideProof = { sessionId: 'none', sig: 'none', token: 'none', scene: 'none', ip: '127.0.0.1' }
/** Access key, its secret, or the key of the site. */
const REFUSED = /^(InvalidAccessKeyId\.|SignatureDoesNotMatch|IncompleteSignature|InvalidParameter|Forbidden)/

/** Sends a proof that was never issued: under the right keys the service fails the proof, under wrong ones the keys. */
export const checkSlideCredentials = async (
  settings: SlideSettings,
  real: () => Instant,
): Promise<CredentialOutcome> => {
  try {
    await createSlideService(settings, real).verifySlide(NO_PROOF)
    return { state: 'accepted' }
  } catch (error) {
    const isRefused = error instanceof SlideFault && REFUSED.test(error.code ?? '')
    return { state: isRefused ? 'refused' : 'unanswered', error }
  }
}
