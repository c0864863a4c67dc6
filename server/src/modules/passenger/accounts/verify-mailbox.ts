import { checkEmail, checkVerificationCode, type Instant } from '@shuttle/domain'
import type { AppContext } from '../../../runtime/context'
import { Refusal } from '../../../runtime/errors'
import { mailboxSubject, type ThrottleCaptcha, throttleSignIn } from '../sessions'
import { assertNewPassword } from './assert-new-password'
import type { MailboxProof, MailedCode } from './mailbox.request'
import { resetMailboxGap } from './mailbox-gaps.repository'
import { type CodePurpose, spendCode } from './verification-code'

interface Origin {
  ip: string
  now: Instant
  /** Undefined where no picture can be shown. */
  captcha: ThrottleCaptcha | undefined
}

/** A mailed code, and where it comes from. */
export type CodeCommand = MailedCode & Origin

/** A form that proves to own a mailbox, and where it comes from. */
export type MailboxCommand = MailboxProof & Origin

/** Why the form cannot be right, checked before any secret is read. */
const assertForm = ({ email, code, ...more }: MailedCode & Partial<MailboxProof>): void => {
  const emailRefusal = checkEmail(email)
  if (emailRefusal) throw new Refusal(emailRefusal)
  if (more.password !== undefined) assertNewPassword(more.password)
  const codeRefusal = checkVerificationCode(code)
  if (codeRefusal) throw new Refusal(codeRefusal)
  if (more.repeatedEmail !== undefined && more.repeatedEmail !== email) throw new Refusal('EMAIL_MALFORMED')
}

/**
 * Returns when the mailed code proves that the sender reads the mailbox, and spends the code. Throws the code of a
 * field, CODE_WRONG, and what {@link throttleSignIn} throws. No account is queried before.
 */
export const verifyMailbox = async (
  { db, config }: AppContext,
  command: (CodeCommand | MailboxCommand) & { purpose: CodePurpose },
): Promise<'right' | 'again'> => {
  assertForm(command)
  const { email, code, ip, now, captcha, purpose } = command
  const secret = config.secrets.codes
  const attempt = await throttleSignIn(
    { db, config },
    { subject: mailboxSubject(secret, email), ip, now, secret, captcha },
  )
  const result = await spendCode(db, { email, code, purpose, secret, now })
  if (result === 'wrong') throw await attempt.failed('CODE_WRONG')
  await attempt.succeeded()
  await resetMailboxGap(db, mailboxSubject(secret, email))
  return result
}
