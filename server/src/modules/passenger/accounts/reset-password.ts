import type { Language } from '@shuttle/domain'
import type { AppContext } from '../../../runtime/context'
import { Refusal } from '../../../runtime/errors'
import { accountSubject, deleteFailuresFor, findAccountByEmail, isPassword } from '../sessions'
import { setPassword } from './change-password'
import { type MailboxCommand, verifyMailbox } from './verify-mailbox'

/**
 * Sets a new password for the reader of an account's mailbox; every session is revoked (D6.change.1). Throws what
 * {@link verifyMailbox} throws, and ACCOUNT_UNKNOWN, which only the reader of the mailbox learns.
 */
export const resetPassword = async (
  context: AppContext,
  command: MailboxCommand & { language: Language },
): Promise<void> => {
  const { db, config } = context
  const { email, password, now, language } = command
  const result = await verifyMailbox(context, { ...command, purpose: 'reset' })
  const account = await findAccountByEmail(db, email)
  if (!account) throw new Refusal('ACCOUNT_UNKNOWN')
  if (result === 'again') {
    if (await isPassword(account.password_hash, password)) return
    throw new Refusal('CODE_WRONG')
  }
  if (!(await setPassword(db, account, { password, now, language }))) throw new Refusal('CODE_WRONG')
  await deleteFailuresFor(db, accountSubject(config.secrets.codes, email))
}
