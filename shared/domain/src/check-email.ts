import { toPlainSigns } from './plain-signs'

export const EMAIL_MAX_LENGTH = 30

export type EmailViolation = 'EMAIL_BLANK' | 'EMAIL_MALFORMED' | 'EMAIL_TOO_LONG'

const ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*\.[a-z]{2,}$/i

/**
 * What is sent and stored: the address without the spaces that keyboards add (accounts 5), in plain signs, out of what
 * address books and links copy around it.
 */
export const trimEmail = (typed: string): string =>
  toPlainSigns(typed)
    .replaceAll('。', '.')
    .replace(/^[^<>]*<([^<>]*)>$/, '$1')
    .replace(/^mailto:/i, '')
    .trim()

/** Why an address cannot sign in, or undefined: required, a pattern, at most 30 characters trimmed (accounts 5). */
export const checkEmail = (typed: string): EmailViolation | undefined => {
  const email = trimEmail(typed)
  if (email === '') return 'EMAIL_BLANK'
  if (email.length > EMAIL_MAX_LENGTH) return 'EMAIL_TOO_LONG'
  return ADDRESS.test(email) ? undefined : 'EMAIL_MALFORMED'
}

/** One mailbox however it is typed: what accounts are found by. */
export const sameEmail = (typed: string): string => trimEmail(typed).toLowerCase()
