/** Digits of a mailed code (D6.code.1). */
export const CODE_DIGITS = 6
/** How long a mailed code is valid, in seconds. */
export const CODE_LASTS_SECONDS = 10 * 60
/** From one mail to the next for the same address, in seconds (accounts 9). */
export const CODE_RESEND_SECONDS = 60
/** Answers that a mailed code allows; the last of them may be the right one. */
export const CODE_TRIES = 5

/** Digits only, six at most: filters a typed or pasted code (accounts 5). */
export const codeDigitsOnly = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[^0-9]/g, '')
    .slice(0, CODE_DIGITS)

/** Why a code cannot be sent, or undefined: it is required (accounts 5). Only the service knows whether it is right. */
export const checkVerificationCode = (typed: string): 'CODE_BLANK' | undefined =>
  typed.trim() === '' ? 'CODE_BLANK' : undefined
