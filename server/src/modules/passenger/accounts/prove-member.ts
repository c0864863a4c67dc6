import type { Instant } from '@shuttle/domain'
import type { AppContext } from '../../../runtime/context'
import { Refusal } from '../../../runtime/errors'
import { findAccount, type Member, storeProof } from '../sessions'
import { assertPassword } from './change-password'

/**
 * Verifies the password again, for calls that cannot be undone. Attempts are throttled like those of sign-in. Throws
 * OLD_PASSWORD_WRONG, TOO_MANY_REQUESTS, and PROOF_NEEDED for an account without a password: signing in through WeChat
 * is its proof.
 */
export const proveMember = async (
  { db, config }: AppContext,
  given: { member: Member; password: string; ip: string; now: Instant },
): Promise<void> => {
  const { member, password, ip, now } = given
  const account = await findAccount(db, member.accountId)
  if (!account || account.email === null) throw new Refusal('PROOF_NEEDED')
  await assertPassword({ db, config }, { ...account, email: account.email }, { password, ip, now })
  await storeProof(db, member.sessionId, now)
}
