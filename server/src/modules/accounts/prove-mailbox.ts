import { checkEmail, checkNewPassword, checkVerificationCode, type Instant } from '@shuttle/domain'
import type { AppContext } from '../../context'
import { Refusal } from '../../errors'
import { type AttemptCaptcha, beginAttempt } from '../sessions/begin-attempt'
import { mailboxSubject } from '../sessions/login-failures.repository'
import type { MailboxProof } from './mailbox.request'
import { type CodePurpose, spendCode } from './spend-code'

/** Why the form cannot be right, before anything secret is looked at. */
const refuseForm = ({ email, repeatedEmail, password, code }: MailboxProof): void => {
  const refusal = checkEmail(email) ?? checkNewPassword(password) ?? checkVerificationCode(code)
  if (refusal) throw new Refusal(refusal)
  if (repeatedEmail !== email) throw new Refusal('EMAIL_MALFORMED')
}

/**
 * Ends quietly when the mailed code proves that somebody reads the mailbox; it is spent by that. Throws the code of a field,
 * CODE_WRONG, and whatever {@link beginAttempt} throws. Nothing is looked up in the accounts before.
 */
export const proveMailbox = async (
  { db, config }: AppContext,
  proof: MailboxProof,
  by: { purpose: CodePurpose; ip: string; now: Instant; captcha: AttemptCaptcha },
): Promise<'right' | 'again'> => {
  refuseForm(proof)
  const { email, code } = proof
  const { ip, now, captcha, purpose } = by
  const attempt = await beginAttempt(db, { subject: mailboxSubject(email), ip, now, captcha })
  const verdict = await spendCode(db, { email, code, purpose, secret: config.sessionSecret, now })
  if (verdict === 'wrong') throw attempt.failed('CODE_WRONG')
  await attempt.succeeded()
  return verdict
}
