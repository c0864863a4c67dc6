import { type EmailRefusal, refuseEmail } from './refuse-email'
import { type PasswordRefusal, refusePassword } from './refuse-password'

/** What stands in the form, as typed. */
export interface SignInForm {
  email: string
  password: string
}

/** Why the form cannot be sent, field by field; empty when it can. */
export interface SignInRefusals {
  email?: EmailRefusal
  password?: PasswordRefusal
}

export const refuseSignIn = (form: SignInForm): SignInRefusals => {
  const email = refuseEmail(form.email)
  const password = refusePassword(form.password)
  return { ...(email && { email }), ...(password && { password }) }
}
