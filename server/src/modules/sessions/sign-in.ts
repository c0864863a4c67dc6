import { type Instant, sameEmail } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { AccountRow, Database } from '../../database/types'
import { type AttemptCaptcha, beginAttempt } from './begin-attempt'
import { accountSubject } from './login-failures.repository'
import { passwordMatches, spendVerification } from './password'

/**
 * The account an e-mail address and password belong to. Throws BAD_CREDENTIALS, the same for an unknown address and a
 * wrong password, and whatever {@link beginAttempt} throws.
 */
export const signIn = async (
  db: Kysely<Database>,
  attempt: { email: string; password: string; ip: string; now: Instant; captcha: AttemptCaptcha },
): Promise<AccountRow> => {
  const email = sameEmail(attempt.email)
  const { ip, now, captcha } = attempt
  const guarded = await beginAttempt(db, { subject: accountSubject(email), ip, now, captcha })
  const account = await db.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst()
  if (!account) await spendVerification(attempt.password)
  if (!account || !(await passwordMatches(account.password_hash, attempt.password)))
    throw guarded.failed('BAD_CREDENTIALS')
  await guarded.succeeded()
  return account
}
