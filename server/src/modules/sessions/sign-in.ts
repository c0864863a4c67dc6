import { type Instant, sameEmail } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { AccountRow, Database } from '../../database/types'
import { findAccountByEmail } from './accounts.repository'
import { isPassword, verifyAgainstUnusedHash } from './password'
import { accountSubject } from './sign-in-failures.repository'
import { type ThrottleCaptcha, throttleSignIn } from './throttle-sign-in'

export interface SignIn {
  email: string
  password: string
  ip: string
  now: Instant
  captcha: ThrottleCaptcha
}

/**
 * Finds the account an e-mail address and password belong to. Throws BAD_CREDENTIALS, the same for an unknown address and a
 * wrong password, and what {@link throttleSignIn} throws.
 */
export const signIn = async (db: Kysely<Database>, typed: SignIn): Promise<AccountRow> => {
  const email = sameEmail(typed.email)
  const { ip, now, captcha } = typed
  const throttled = await throttleSignIn(db, { subject: accountSubject(email), ip, now, captcha })
  const account = await findAccountByEmail(db, email)
  if (!account) await verifyAgainstUnusedHash(typed.password)
  if (!account || !(await isPassword(account.password_hash, typed.password))) throw throttled.failed('BAD_CREDENTIALS')
  await throttled.succeeded()
  return account
}
