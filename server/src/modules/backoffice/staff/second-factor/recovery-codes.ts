import { createHash, randomBytes } from 'node:crypto'

const CODES = 10
const CODE_BYTES = 10

/** Eight groups would be tiresome to type: 80 bits in four groups of five. */
export const newRecoveryCode = (): string => (randomBytes(CODE_BYTES).toString('hex').match(/.{5}/g) ?? []).join('-')

export const newRecoveryCodes = (): string[] => Array.from({ length: CODES }, newRecoveryCode)

/** Stored form of a recovery code; blanks, dashes and case do not matter. */
export const hashRecoveryCode = (typed: string): string =>
  createHash('sha256')
    .update(
      typed
        .normalize('NFKC')
        .toLowerCase()
        .replace(/[^0-9a-f]/g, ''),
    )
    .digest('hex')
