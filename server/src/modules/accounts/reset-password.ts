import type { Instant, Language } from '@shuttle/domain'
import type { AppContext } from '../../context'
import { Refusal } from '../../errors'
import type { AttemptCaptcha } from '../sessions/begin-attempt'
import { accountSubject, forgetFailuresOf } from '../sessions/login-failures.repository'
import { passwordMatches } from '../sessions/password'
import { accountOfEmail } from './accounts.repository'
import type { MailboxProof } from './mailbox.request'
import { proveMailbox } from './prove-mailbox'
import { setPassword } from './set-password'

/**
 * A new password for who reads the mailbox of an account; every session ends (decision "accounts"). Throws what {@link proveMailbox}
 * throws, and ACCOUNT_UNKNOWN, which only somebody who reads the mailbox is told.
 */
export const resetPassword = async (
  context: AppContext,
  proof: MailboxProof,
  by: { ip: string; now: Instant; language: Language; captcha: AttemptCaptcha },
): Promise<void> => {
  const { db } = context
  const { password } = proof
  const verdict = await proveMailbox(context, proof, { ...by, purpose: 'reset' })
  const account = await accountOfEmail(db, proof.email)
  if (!account) throw new Refusal('ACCOUNT_UNKNOWN')
  if (verdict === 'again') {
    if (await passwordMatches(account.password_hash, password)) return
    throw new Refusal('CODE_WRONG')
  }
  if (!(await setPassword(db, account, { password, now: by.now, language: by.language })))
    throw new Refusal('CODE_WRONG')
  await forgetFailuresOf(db, accountSubject(proof.email))
}
