import { isApiError, isErrorCode } from '@shuttle/contracts'

/** A place of the account forms that can say what is wrong. */
export type FormField = 'email' | 'code' | 'old' | 'password' | 'repeat' | 'captcha' | 'terms'

/** Why the service did not do what a form asked, told apart as far as a person can act on it. */
export interface FormFailure {
  /** A refusal's code, or OFFLINE, UNREACHABLE, UNAVAILABLE for faults. */
  code: string
  /** The service's own sentence, already in the reader's language; said for a code that the page does not know. */
  message?: string | undefined
  /** Where it is said; undefined: for the form as a whole. */
  field?: FormField | undefined
}

const FIELD: Readonly<Record<string, FormField>> = {
  EMAIL_BLANK: 'email',
  EMAIL_MALFORMED: 'email',
  EMAIL_TOO_LONG: 'email',
  ACCOUNT_EXISTS: 'email',
  ACCOUNT_UNKNOWN: 'email',
  CODE_BLANK: 'code',
  CODE_WRONG: 'code',
  CODE_TOO_SOON: 'code',
  OLD_PASSWORD_WRONG: 'old',
  BAD_CREDENTIALS: 'password',
  PASSWORD_BLANK: 'password',
  PASSWORD_HAS_CHINESE: 'password',
  PASSWORD_TOO_SHORT: 'password',
  PASSWORD_TOO_LONG: 'password',
  PASSWORD_UNCHANGED: 'password',
  CAPTCHA_MISSING: 'captcha',
  CAPTCHA_WRONG: 'captcha',
}

/** The reader's connection may be the reason, not the service. */
export const isOfNetwork = ({ code }: FormFailure): boolean => code === 'OFFLINE' || code === 'UNREACHABLE'

/** Where the code of a refusal is said; undefined where it concerns no field. */
export const fieldOf = (code: string): FormField | undefined => (Object.hasOwn(FIELD, code) ? FIELD[code] : undefined)

export const formFailure = (error: unknown): FormFailure => {
  if (!isApiError(error)) return { code: 'UNAVAILABLE' }
  if (error.kind === 'offline') return { code: error.code === 'OFFLINE' ? 'OFFLINE' : 'UNREACHABLE' }
  if (error.kind === 'timeout') return { code: 'UNREACHABLE' }
  const isSaid = isErrorCode(error.code) || Boolean(error.answerMessage)
  if (error.kind !== 'refused' || !isSaid) return { code: 'UNAVAILABLE' }
  return { code: error.code, message: error.answerMessage, field: fieldOf(error.code) }
}
