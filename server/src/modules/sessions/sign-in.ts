import type { Instant } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { AccountRow, Database } from '../../database/types'
import { refuse } from '../../errors'
import { countFailures, FAILURES_ALLOWED, failureSubjects, forgetNoted, noteFailure } from './login-failures.repository'
import { passwordMatches, spendVerification } from './password'

/**
 * The account an e-mail address and password belong to. Throws BAD_CREDENTIALS, the same for an unknown address and a
 * wrong password, and TOO_MANY_REQUESTS after ten failures in five minutes.
 */
export const signIn = async (
  db: Kysely<Database>,
  attempt: { email: string; password: string; ip: string; now: Instant },
): Promise<AccountRow> => {
  const email = attempt.email.trim().toLowerCase()
  const subjects = failureSubjects(email, attempt.ip)
  // Noted before the password is looked at: a burst of guesses cannot all pass the count together.
  const noted = await noteFailure(db, subjects, attempt.now)
  if ((await countFailures(db, subjects, attempt.now)) > FAILURES_ALLOWED) {
    await forgetNoted(db, noted)
    throw refuse('TOO_MANY_REQUESTS')
  }
  const account = await db.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst()
  if (!account) await spendVerification(attempt.password)
  if (!account || !(await passwordMatches(account.password_hash, attempt.password))) throw refuse('BAD_CREDENTIALS')
  await forgetNoted(db, noted)
  return account
}
