import {
  checkEmail,
  checkPassword,
  type EmailViolation,
  isCaptchaComplete,
  type PasswordViolation,
} from '@shuttle/domain'

/** What stands in the form, as typed. */
export interface SignInForm {
  email: string
  password: string
  captcha: string
}

/** Why the form cannot be sent, field by field; empty when it can. */
export interface SignInRefusals {
  email?: EmailViolation
  password?: PasswordViolation
  captcha?: 'CAPTCHA_MISSING'
}

/** `asks.captcha`: the captcha is shown, so it is required (accounts 5). */
export const refuseSignIn = (form: SignInForm, asks: { captcha: boolean }): SignInRefusals => {
  const email = checkEmail(form.email)
  const password = checkPassword(form.password)
  return {
    ...(email && { email }),
    ...(password && { password }),
    ...(asks.captcha && !isCaptchaComplete(form.captcha) && { captcha: 'CAPTCHA_MISSING' as const }),
  }
}
