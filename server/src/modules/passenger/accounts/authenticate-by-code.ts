import { MEMBER_LEVEL, STAFF_LEVEL } from '@shuttle/domain'
import type { AccountRow } from '../../../database/types'
import type { AppContext } from '../../../runtime/context'
import { Refusal } from '../../../runtime/errors'
import { findAccountByEmail, insertAccount, nicknameFromEmail } from '../sessions'
import { type CodeCommand, verifyMailbox } from './verify-mailbox'

/**
 * Finds the account of a mailbox by a mailed code, or creates one of level 1 without a password. Throws what
 * {@link verifyMailbox} throws, CODE_WRONG for a request sent twice, and PASSWORD_NEEDED for staff, which only the
 * reader of the mailbox learns.
 */
export const authenticateByCode = async (context: AppContext, command: CodeCommand): Promise<AccountRow> => {
  const { db } = context
  const { email, now } = command
  if ((await verifyMailbox(context, { ...command, purpose: 'sign-in' })) === 'again') throw new Refusal('CODE_WRONG')
  const nickname = nicknameFromEmail(email)
  const account =
    (await findAccountByEmail(db, email)) ??
    (await insertAccount(db, { email, passwordHash: '', nickname, level: MEMBER_LEVEL, now })) ??
    (await findAccountByEmail(db, email))
  if (!account) throw new Error('the account of an address disappeared during sign-in')
  if (account.level >= STAFF_LEVEL) throw new Refusal('PASSWORD_NEEDED')
  return account
}
