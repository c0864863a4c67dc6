import { checkNewPassword, type Instant, type Language } from '@shuttle/domain'
import type { AppContext } from '../../context'
import { Refusal } from '../../errors'
import type { Member } from '../sessions/member'
import { findAccount } from './accounts.repository'
import { assertPassword } from './require-password'
import { setPassword } from './set-password'

/**
 * A new password for who knows the old one. The session that asks stays, every other ends (decision "accounts"). Throws PASSWORD_...,
 * OLD_PASSWORD_WRONG, PASSWORD_UNCHANGED, TOO_MANY_REQUESTS, and FORBIDDEN for an account without an e-mail.
 */
export const changePassword = async (
  { db }: AppContext,
  member: Member,
  change: { old: string; password: string; ip: string; now: Instant; language: Language },
): Promise<void> => {
  const refusal = checkNewPassword(change.password)
  if (refusal) throw new Refusal(refusal)
  const account = await findAccount(db, member.accountId)
  if (!account || account.email === null) throw new Refusal('FORBIDDEN')
  const { email } = account
  await assertPassword(db, { ...account, email }, { password: change.old, ip: change.ip, now: change.now })
  if (change.old === change.password) throw new Refusal('PASSWORD_UNCHANGED')
  const { password, now, language } = change
  // Of two changes at once the second was asked for with a password that is old by now.
  if (!(await setPassword(db, account, { password, now, language, staying: member.sessionId })))
    throw new Refusal('OLD_PASSWORD_WRONG')
}
