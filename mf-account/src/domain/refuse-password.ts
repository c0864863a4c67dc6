export const PASSWORD_MAX_LENGTH = 16

export type PasswordRefusal = 'PASSWORD_BLANK' | 'PASSWORD_HAS_CHINESE' | 'PASSWORD_TOO_LONG'

/**
 * Why a password cannot be one, or undefined: required, no Chinese characters, at most 16 (accounts 5).
 * Signing in never refuses a short one, only registering does (decision "accounts").
 */
export const refusePassword = (password: string): PasswordRefusal | undefined => {
  if (password === '') return 'PASSWORD_BLANK'
  if (/\p{Script=Han}/u.test(password)) return 'PASSWORD_HAS_CHINESE'
  return password.length > PASSWORD_MAX_LENGTH ? 'PASSWORD_TOO_LONG' : undefined
}
