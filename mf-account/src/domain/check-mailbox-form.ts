import {
  checkEmail,
  checkNewPassword,
  checkVerificationCode,
  type EmailViolation,
  isCaptchaComplete,
  type NewPasswordViolation,
} from '@shuttle/domain'
import { checkRepeatedPassword } from './check-password-change'

/** What is typed to sign in by a mailed code. */
export interface MailedCodeValues {
  email: string
  code: string
  captcha: string
  /** The privacy terms are ticked. */
  terms: boolean
}

/** What is typed to register, to reset a password or to add an e-mail. */
export interface MailboxValues extends MailedCodeValues {
  password: string
  repeat: string
}

/** The violations that stop the form from being sent, field by field; empty when there is none. */
interface MailedCodeViolations {
  email?: EmailViolation
  code?: 'CODE_BLANK'
  captcha?: 'CAPTCHA_MISSING'
  terms?: 'TERMS_NOT_TICKED'
}
export interface MailboxViolations extends MailedCodeViolations {
  password?: NewPasswordViolation
  repeat?: 'PASSWORDS_DIFFER'
}

/** The rules of accounts 5; captcha and terms are required where the form shows them. */
export const checkMailedCode = (
  values: MailedCodeValues,
  shows: { captcha: boolean; terms: boolean },
): MailedCodeViolations => {
  const email = checkEmail(values.email)
  const code = checkVerificationCode(values.code)
  return {
    ...(email && { email }),
    ...(code && { code }),
    ...(shows.captcha && !isCaptchaComplete(values.captcha) && { captcha: 'CAPTCHA_MISSING' as const }),
    ...(shows.terms && !values.terms && { terms: 'TERMS_NOT_TICKED' as const }),
  }
}

/** The same with the new password. */
export const checkMailboxForm = (
  values: MailboxValues,
  shows: { captcha: boolean; terms: boolean },
): MailboxViolations => {
  const password = checkNewPassword(values.password)
  const repeat = checkRepeatedPassword(values.password, values.repeat)
  return { ...checkMailedCode(values, shows), ...(password && { password }), ...(repeat && { repeat }) }
}
