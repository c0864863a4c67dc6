import {
  checkEmail,
  checkNewPassword,
  checkVerificationCode,
  type EmailViolation,
  isCaptchaComplete,
  type NewPasswordViolation,
} from '@shuttle/domain'
import { refuseRepeat } from './refuse-repeat'

/** What registering, a forgotten password and binding an address ask for, as typed. */
export interface MailboxForm {
  email: string
  code: string
  password: string
  repeat: string
  captcha: string
  /** The privacy terms are ticked. */
  terms: boolean
}

/** Why the form cannot be sent, field by field; empty when it can. */
export interface MailboxRefusals {
  email?: EmailViolation
  code?: 'CODE_BLANK'
  password?: NewPasswordViolation
  repeat?: 'PASSWORDS_DIFFER'
  captcha?: 'CAPTCHA_MISSING'
  terms?: 'TERMS_NOT_TICKED'
}

/** The rules of accounts 5; the captcha and the terms count where the form shows them. */
export const refuseMailboxForm = (form: MailboxForm, asks: { captcha: boolean; terms: boolean }): MailboxRefusals => {
  const email = checkEmail(form.email)
  const code = checkVerificationCode(form.code)
  const password = checkNewPassword(form.password)
  const repeat = refuseRepeat(form.password, form.repeat)
  return {
    ...(email && { email }),
    ...(code && { code }),
    ...(password && { password }),
    ...(repeat && { repeat }),
    ...(asks.captcha && !isCaptchaComplete(form.captcha) && { captcha: 'CAPTCHA_MISSING' as const }),
    ...(asks.terms && !form.terms && { terms: 'TERMS_NOT_TICKED' as const }),
  }
}
