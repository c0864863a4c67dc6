import {
  checkEmail,
  checkNewPassword,
  checkVerificationCode,
  type EmailViolation,
  isCaptchaComplete,
  type NewPasswordViolation,
} from '@shuttle/domain'
import { checkRepeatedPassword } from './check-password-change'

/** What is typed to register, to reset a password or to add an e-mail. */
export interface MailboxValues {
  email: string
  code: string
  password: string
  repeat: string
  captcha: string
  /** The privacy terms are ticked. */
  terms: boolean
}

/** The violations that stop the form from being sent, field by field; empty when there is none. */
export interface MailboxViolations {
  email?: EmailViolation
  code?: 'CODE_BLANK'
  password?: NewPasswordViolation
  repeat?: 'PASSWORDS_DIFFER'
  captcha?: 'CAPTCHA_MISSING'
  terms?: 'TERMS_NOT_TICKED'
}

/** The rules of accounts 5; captcha and terms are required where the form shows them. */
export const checkMailboxForm = (
  values: MailboxValues,
  shows: { captcha: boolean; terms: boolean },
): MailboxViolations => {
  const email = checkEmail(values.email)
  const code = checkVerificationCode(values.code)
  const password = checkNewPassword(values.password)
  const repeat = checkRepeatedPassword(values.password, values.repeat)
  return {
    ...(email && { email }),
    ...(code && { code }),
    ...(password && { password }),
    ...(repeat && { repeat }),
    ...(shows.captcha && !isCaptchaComplete(values.captcha) && { captcha: 'CAPTCHA_MISSING' as const }),
    ...(shows.terms && !values.terms && { terms: 'TERMS_NOT_TICKED' as const }),
  }
}
