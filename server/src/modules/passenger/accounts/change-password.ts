import { type Instant, isSamePassword, type Language } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import { transaction } from '../../../database/transaction'
import type { AccountRow, Database } from '../../../database/types'
import { enqueue } from '../../../outbox/outbox.repository'
import type { AppContext } from '../../../runtime/context'
import { Refusal } from '../../../runtime/errors'
import {
  accountSubject,
  findAccount,
  hashPassword,
  isPassword,
  type Member,
  replacePasswordHash,
  revokeAccountSessions,
  throttleSignIn,
} from '../sessions'
import { assertFreshProof } from './assert-fresh-proof'
import { assertNewPassword } from './assert-new-password'

/** Asserts that the sender of an open session knows its password. Throws OLD_PASSWORD_WRONG and TOO_MANY_REQUESTS. */
export const assertPassword = async (
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  account: AccountRow & { email: string },
  given: { password: string; ip: string; now: Instant },
): Promise<void> => {
  const { ip, now } = given
  const secret = config.secrets.codes
  const subject = accountSubject(secret, account.email)
  const attempt = await throttleSignIn({ db, config }, { subject, ip, now, secret, captcha: undefined })
  if (!(await isPassword(account.password_hash, given.password))) throw await attempt.failed('OLD_PASSWORD_WRONG')
  await attempt.withdrawn()
}

/**
 * Gives an account a new password, revokes its sessions and mails its owner, all or nothing. False when another request
 * changed it since it was read. `staying` is the session that may stay.
 */
export const setPassword = async (
  db: Kysely<Database>,
  account: AccountRow,
  change: { password: string; now: Instant; language: Language; staying?: string },
): Promise<boolean> => {
  const password_hash = await hashPassword(change.password)
  return transaction(db, async (trx) => {
    if (!(await replacePasswordHash(trx, account, password_hash))) return false
    await revokeAccountSessions(trx, account.id, change.now, change.staying)
    const payload = { accountId: account.id, language: change.language }
    await enqueue(trx, { kind: 'mail:password-changed', payload, now: change.now })
    return true
  })
}

/**
 * Sets a new password for a member who knows the old one, or the first password of an account that signs in by mailed
 * codes, with a fresh proof. The sender's session stays, every other is revoked (ADR-30). Throws PASSWORD_...,
 * OLD_PASSWORD_WRONG, PASSWORD_UNCHANGED, PROOF_NEEDED, TOO_MANY_REQUESTS, and PASSWORD_NOT_SET without an e-mail.
 */
export const changePassword = async (
  { db, config }: AppContext,
  command: { member: Member; old: string; password: string; ip: string; now: Instant; language: Language },
): Promise<void> => {
  const { member, old, password, ip, now, language } = command
  assertNewPassword(password)
  const account = await findAccount(db, member.accountId)
  if (!account) throw new Refusal('FORBIDDEN')
  const { email } = account
  if (email === null) throw new Refusal('PASSWORD_NOT_SET')
  if (account.password_hash === '') assertFreshProof(member, now)
  else {
    await assertPassword({ db, config }, { ...account, email }, { password: old, ip, now })
    if (isSamePassword(old, password)) throw new Refusal('PASSWORD_UNCHANGED')
  }
  // Of two concurrent changes the second one was sent with a password that is no longer valid.
  if (!(await setPassword(db, account, { password, now, language, staying: member.sessionId })))
    throw new Refusal('OLD_PASSWORD_WRONG')
}
