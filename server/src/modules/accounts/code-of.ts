import { createHmac } from 'node:crypto'
import { CODE_DIGITS } from '@shuttle/domain'

/**
 * The digits behind the number of a code, the same each time its mail is tried: so they need to be kept nowhere. Only who has the
 * service's secret can tell them.
 */
export const getCode = (secret: string, id: string): string => {
  const bytes = createHmac('sha256', `verification-code:${secret}`).update(id).digest()
  return String(bytes.readUIntBE(0, 6) % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0')
}

/** Keyed, because a million codes are tried in no time by whoever reads the table without the key. */
export const hashCode = (secret: string, email: string, code: string): string =>
  createHmac('sha256', `verification-answer:${secret}`).update(`${email}:${code}`).digest('hex')
