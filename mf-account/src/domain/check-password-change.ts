import {
  checkNewPassword,
  checkPassword,
  isSamePassword,
  type NewPasswordViolation,
  type PasswordViolation,
} from '@shuttle/domain'

/** What is typed to change a password. */
export interface PasswordChangeValues {
  oldPassword: string
  password: string
  repeat: string
}

/** The violations that stop the form from being sent, field by field; empty when there is none. */
export interface PasswordChangeViolations {
  oldPassword?: PasswordViolation
  password?: NewPasswordViolation | 'PASSWORD_UNCHANGED'
  repeat?: 'PASSWORDS_DIFFER'
}

/** A password typed twice is the same, letter by letter (accounts 5). */
export const checkRepeatedPassword = (password: string, repeat: string): 'PASSWORDS_DIFFER' | undefined =>
  isSamePassword(password, repeat) ? undefined : 'PASSWORDS_DIFFER'

/** The old one may be as short as it was; the new one obeys accounts 5 and differs from it. */
export const checkPasswordChange = (values: PasswordChangeValues): PasswordChangeViolations => {
  const oldPassword = checkPassword(values.oldPassword)
  const isUnchanged = isSamePassword(values.password, values.oldPassword) ? ('PASSWORD_UNCHANGED' as const) : undefined
  const password = checkNewPassword(values.password) ?? isUnchanged
  const repeat = checkRepeatedPassword(values.password, values.repeat)
  return { ...(oldPassword && { oldPassword }), ...(password && { password }), ...(repeat && { repeat }) }
}
