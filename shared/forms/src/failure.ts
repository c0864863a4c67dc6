import { isApiError } from '@shuttle/contracts'

/** Why the service refused or failed, for the reader of a form. */
export interface FormFailure {
  /** A refusal's code, or OFFLINE, UNREACHABLE, UNAVAILABLE for faults. */
  code: string
  /** The service's own message in the reader's language; shown for a code that this page does not know. */
  message?: string | undefined
}

export const toFormFailure = (error: unknown): FormFailure => {
  if (!isApiError(error)) return { code: 'UNAVAILABLE' }
  if (error.kind === 'offline') return { code: error.code === 'OFFLINE' ? 'OFFLINE' : 'UNREACHABLE' }
  if (error.kind === 'timeout') return { code: 'UNREACHABLE' }
  if (error.kind !== 'refused') return { code: 'UNAVAILABLE' }
  return { code: error.code, message: error.answerMessage }
}

/** The connection of the device may be the reason, not the service. */
export const isNetworkFailure = ({ code }: FormFailure): boolean => code === 'OFFLINE' || code === 'UNREACHABLE'

/** Refusals that concern one field, by the name that the field has in every form. */
const FIELDS: Readonly<Record<string, string>> = {
  EMAIL_BLANK: 'email',
  EMAIL_MALFORMED: 'email',
  EMAIL_TOO_LONG: 'email',
  ACCOUNT_EXISTS: 'email',
  ACCOUNT_UNKNOWN: 'email',
  PASSWORD_NEEDED: 'email',
  CODE_BLANK: 'code',
  CODE_WRONG: 'code',
  CODE_TOO_SOON: 'code',
  OLD_PASSWORD_WRONG: 'oldPassword',
  BAD_CREDENTIALS: 'password',
  PASSWORD_BLANK: 'password',
  PASSWORD_HAS_CHINESE: 'password',
  PASSWORD_TOO_SHORT: 'password',
  PASSWORD_TOO_LONG: 'password',
  PASSWORD_TOO_COMMON: 'password',
  PASSWORD_UNCHANGED: 'password',
  CAPTCHA_MISSING: 'captcha',
  CAPTCHA_WRONG: 'captcha',
}

/** The field that shows a refusal; undefined for a refusal of the form as a whole. */
export const findFieldForCode = (code: string): string | undefined =>
  Object.hasOwn(FIELDS, code) ? FIELDS[code] : undefined
