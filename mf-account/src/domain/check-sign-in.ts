import {
  checkEmail,
  checkPassword,
  type EmailViolation,
  isCaptchaComplete,
  type PasswordViolation,
} from '@shuttle/domain'

/** What is typed to sign in. */
export interface SignInValues {
  email: string
  password: string
  captcha: string
  /** The e-mail is stored on this device. */
  remember: boolean
}

/** The violations that stop the form from being sent, field by field; empty when there is none. */
export interface SignInViolations {
  email?: EmailViolation
  password?: PasswordViolation
  captcha?: 'CAPTCHA_MISSING'
}

/** The captcha is required while the form shows it (accounts 5). */
export const checkSignIn = (values: SignInValues, shows: { captcha: boolean }): SignInViolations => {
  const email = checkEmail(values.email)
  const password = checkPassword(values.password)
  return {
    ...(email && { email }),
    ...(password && { password }),
    ...(shows.captcha && !isCaptchaComplete(values.captcha) && { captcha: 'CAPTCHA_MISSING' as const }),
  }
}
