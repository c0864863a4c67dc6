import { checkNewPassword, checkPassword, type NewPasswordViolation, type PasswordViolation } from '@shuttle/domain'
import { refuseRepeat } from './refuse-repeat'

/** What changing the password asks for, as typed. */
export interface PasswordChangeForm {
  old: string
  password: string
  repeat: string
}

/** Why the form cannot be sent, field by field; empty when it can. */
export interface PasswordChangeRefusals {
  old?: PasswordViolation
  password?: NewPasswordViolation | 'PASSWORD_UNCHANGED'
  repeat?: 'PASSWORDS_DIFFER'
}

/** The old one may be as short as it was; the new one obeys accounts 5 and is another one. */
export const refusePasswordChange = (form: PasswordChangeForm): PasswordChangeRefusals => {
  const old = checkPassword(form.old)
  const isSame = form.password === form.old ? ('PASSWORD_UNCHANGED' as const) : undefined
  const password = checkNewPassword(form.password) ?? isSame
  const repeat = refuseRepeat(form.password, form.repeat)
  return { ...(old && { old }), ...(password && { password }), ...(repeat && { repeat }) }
}
