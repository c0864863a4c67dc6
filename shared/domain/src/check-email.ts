export const EMAIL_MAX_LENGTH = 30

export type EmailViolation = 'EMAIL_BLANK' | 'EMAIL_MALFORMED' | 'EMAIL_TOO_LONG'

const ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*\.[a-z]{2,}$/i

/** What is sent and stored: the address without the spaces that keyboards add (accounts 5). */
export const trimEmail = (typed: string): string => typed.trim()

/** Why an address cannot sign in, or undefined: required, a common pattern, at most 30 characters after trimming (accounts 5). */
export const checkEmail = (typed: string): EmailViolation | undefined => {
  const email = trimEmail(typed)
  if (email === '') return 'EMAIL_BLANK'
  if (email.length > EMAIL_MAX_LENGTH) return 'EMAIL_TOO_LONG'
  return ADDRESS.test(email) ? undefined : 'EMAIL_MALFORMED'
}

/** One mailbox however it is typed: what accounts are found by. */
export const sameEmail = (typed: string): string => trimEmail(typed).toLowerCase()
