import { type Instant, sameEmail } from '@shuttle/domain'
import type { AccountRow } from '../../../database/types'
import type { AppContext } from '../../../runtime/context'
import { findAccountByEmail } from './accounts.repository'
import { isPassword } from './password'
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
 * Finds the account of an e-mail address and password. Throws BAD_CREDENTIALS, the same for an unknown address and a
 * wrong password, and what {@link throttleSignIn} throws.
 */
export const signIn = async (
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  command: SignIn,
): Promise<AccountRow> => {
  const email = sameEmail(command.email)
  const { ip, now, captcha } = command
  const secret = config.secrets.codes
  const throttled = await throttleSignIn(
    { db, config },
    { subject: accountSubject(secret, email), ip, now, secret, captcha },
  )
  const account = await findAccountByEmail(db, email)
  const isRight = await isPassword(account?.password_hash ?? '', command.password)
  if (!account || !isRight) throw await throttled.failed('BAD_CREDENTIALS')
  await throttled.succeeded()
  return account
}
