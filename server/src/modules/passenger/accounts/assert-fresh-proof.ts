import { type Instant, isProofFresh } from '@shuttle/domain'
import { Refusal } from '../../../runtime/errors'
import type { Member } from '../sessions'

/**
 * Asserts that the member was authenticated in this session in the last five minutes, by the password or by signing in
 * through WeChat. Throws PROOF_NEEDED.
 */
export const assertFreshProof = ({ provedAt }: Pick<Member, 'provedAt'>, now: Instant): void => {
  if (!isProofFresh(provedAt, now)) throw new Refusal('PROOF_NEEDED')
}
