export const PASSWORD_MAX_LENGTH = 16
/** For new passwords only (accounts 5). */
export const PASSWORD_MIN_LENGTH = 6

export type PasswordViolation = 'PASSWORD_BLANK' | 'PASSWORD_HAS_CHINESE' | 'PASSWORD_TOO_LONG'
export type NewPasswordViolation = PasswordViolation | 'PASSWORD_TOO_SHORT'

/**
 * The form of a password that is counted, compared and hashed: one form of each accented letter, one kind of blank (RFC
 * 8265). Keyboards and clipboards write both forms.
 */
export const normalizePassword = (password: string): string => password.replace(/\p{Zs}/gu, ' ').normalize('NFC')

/** Whether two entries of password fields are the same password. */
export const isSamePassword = (one: string, other: string): boolean =>
  normalizePassword(one) === normalizePassword(other)

/** Visible characters: an emoji of several code points is one. Browsers without a segmenter count code points. */
const countSeen = (text: string): number =>
  [...(typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('en').segment(text) : text)].length

/**
 * Why a password is invalid, or undefined: required, no Chinese characters, at most 16 (accounts 5). Sign-in never
 * refuses a short one, only registering and changing do (D6.password.1).
 */
export const checkPassword = (password: string): PasswordViolation | undefined => {
  if (password === '') return 'PASSWORD_BLANK'
  if (/\p{Script=Han}/u.test(password)) return 'PASSWORD_HAS_CHINESE'
  return countSeen(normalizePassword(password)) > PASSWORD_MAX_LENGTH ? 'PASSWORD_TOO_LONG' : undefined
}

/**
 * Why a password is invalid as a new one: {@link checkPassword}, not only blanks, and at least 6 characters (accounts
 * 5).
 */
export const checkNewPassword = (password: string): NewPasswordViolation | undefined =>
  checkPassword(password.trim() === '' ? '' : password) ??
  (countSeen(normalizePassword(password)) < PASSWORD_MIN_LENGTH ? 'PASSWORD_TOO_SHORT' : undefined)
