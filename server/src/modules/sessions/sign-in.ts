import { type Instant, sameEmail } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { AccountRow, Database } from '../../database/types'
import { isPassword, verifyAgainstUnusedHash } from './password'
import { accountSubject } from './sign-in-failures.repository'
import { type ThrottleCaptcha, throttleSignIn } from './throttle-sign-in'

/**
 * The account an e-mail address and password belong to. Throws BAD_CREDENTIALS, the same for an unknown address and a
 * wrong password, and whatever {@link throttleSignIn} throws.
 */
export const signIn = async (
  db: Kysely<Database>,
  attempt: { email: string; password: string; ip: string; now: Instant; captcha: ThrottleCaptcha },
): Promise<AccountRow> => {
  const email = sameEmail(attempt.email)
  const { ip, now, captcha } = attempt
  const guarded = await throttleSignIn(db, { subject: accountSubject(email), ip, now, captcha })
  const account = await db.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst()
  if (!account) await verifyAgainstUnusedHash(attempt.password)
  if (!account || !(await isPassword(account.password_hash, attempt.password))) throw guarded.failed('BAD_CREDENTIALS')
  await guarded.succeeded()
  return account
}
