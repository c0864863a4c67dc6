import type { Instant, Language } from '@shuttle/domain'
import type { AppContext } from '../../context'
import { Refusal } from '../../errors'
import { accountSubject, deleteFailuresFor, findAccountByEmail, isPassword, type ThrottleCaptcha } from '../sessions'
import { setPassword } from './change-password'
import type { MailboxProof } from './mailbox.request'
import { verifyMailbox } from './verify-mailbox'

/**
 * Sets a new password for the reader of an account's mailbox; every session is revoked (decision "accounts"). Throws what {@link verifyMailbox}
 * throws, and ACCOUNT_UNKNOWN, which only the reader of the mailbox learns.
 */
export const resetPassword = async (
  context: AppContext,
  proof: MailboxProof,
  by: { ip: string; now: Instant; language: Language; captcha: ThrottleCaptcha },
): Promise<void> => {
  const { db } = context
  const { password } = proof
  const verdict = await verifyMailbox(context, proof, { ...by, purpose: 'reset' })
  const account = await findAccountByEmail(db, proof.email)
  if (!account) throw new Refusal('ACCOUNT_UNKNOWN')
  if (verdict === 'again') {
    if (await isPassword(account.password_hash, password)) return
    throw new Refusal('CODE_WRONG')
  }
  if (!(await setPassword(db, account, { password, now: by.now, language: by.language })))
    throw new Refusal('CODE_WRONG')
  await deleteFailuresFor(db, accountSubject(proof.email))
}
