import { MEMBER_LEVEL } from '@shuttle/domain'
import type { AppContext } from '../../../runtime/context'
import { Refusal } from '../../../runtime/errors'
import { findAccountByEmail, hashPassword, insertAccount, isPassword, nicknameFromEmail } from '../sessions'
import { type MailboxCommand, verifyMailbox } from './verify-mailbox'

/**
 * Creates an account of level 1 (D9.20) and opens no session. Throws what {@link verifyMailbox} throws, and
 * ACCOUNT_EXISTS, which only the reader of the mailbox learns.
 */
export const registerAccount = async (context: AppContext, command: MailboxCommand): Promise<void> => {
  const { db } = context
  const result = await verifyMailbox(context, { ...command, purpose: 'register' })
  const made =
    result === 'right' &&
    (await insertAccount(db, {
      email: command.email,
      passwordHash: await hashPassword(command.password),
      nickname: nicknameFromEmail(command.email),
      level: MEMBER_LEVEL,
      now: command.now,
    }))
  if (made) return
  const account = await findAccountByEmail(db, command.email)
  // The same request sent twice: its work is done.
  if (result === 'again' && account && (await isPassword(account.password_hash, command.password))) return
  throw new Refusal('ACCOUNT_EXISTS')
}
