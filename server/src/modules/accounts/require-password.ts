import type { Instant } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { AccountRow, Database } from '../../database/types'
import { isPassword } from '../sessions/password'
import { accountSubject } from '../sessions/sign-in-failures.repository'
import { throttleSignIn } from '../sessions/throttle-sign-in'

/** Who sits before an open session shows that they know its password. Throws OLD_PASSWORD_WRONG and TOO_MANY_REQUESTS. */
export const assertPassword = async (
  db: Kysely<Database>,
  account: AccountRow & { email: string },
  given: { password: string; ip: string; now: Instant },
): Promise<void> => {
  const { ip, now } = given
  const attempt = await throttleSignIn(db, { subject: accountSubject(account.email), ip, now, captcha: undefined })
  if (!(await isPassword(account.password_hash, given.password))) throw attempt.failed('OLD_PASSWORD_WRONG')
  await attempt.withdrawn()
}
