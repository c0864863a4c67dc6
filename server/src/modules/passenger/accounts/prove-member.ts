import type { Instant } from '@shuttle/domain'
import type { AppContext } from '../../../runtime/context'
import { Refusal } from '../../../runtime/errors'
import { findAccount, type Member, storeProof } from '../sessions'
import { assertPassword } from './change-password'
import { verifyMailbox } from './verify-mailbox'

/**
 * Verifies the password again, or of an account without one a code mailed to its address, for calls that cannot be
 * undone. Attempts are throttled like those of sign-in. Throws OLD_PASSWORD_WRONG, CODE_WRONG, TOO_MANY_REQUESTS, and
 * PROOF_NEEDED for an account without a password where no code is given: signing in through WeChat is its proof.
 */
export const proveMember = async (
  context: AppContext,
  given: { member: Member; password: string; code: string; ip: string; now: Instant },
): Promise<void> => {
  const { db } = context
  const { member, password, code, ip, now } = given
  const account = await findAccount(db, member.accountId)
  if (!account || account.email === null) throw new Refusal('PROOF_NEEDED')
  const { email, password_hash } = account
  if (password_hash !== '') await assertPassword(context, { ...account, email }, { password, ip, now })
  else if (code === '') throw new Refusal('PROOF_NEEDED')
  else {
    const purpose = `prove:${member.sessionId}` as const
    // A request that was sent twice is done already, and prolongs nothing.
    if ((await verifyMailbox(context, { email, code, ip, now, captcha: undefined, purpose })) === 'again') return
  }
  await storeProof(db, member.sessionId, now)
}
