import { randomUUID } from 'node:crypto'
import type { CivilDate } from '@shuttle/domain'

const LETTERS = 'ghijklmnop'

/**
 * The id of a version that begins on that day. Its end has letters alone: with digits the audit would take some for
 * numbers of documents, and hide them.
 */
export const newPolicyId = (from: CivilDate): string => {
  const end = randomUUID()
    .slice(0, 8)
    .replace(/\d/g, (digit) => LETTERS.charAt(Number(digit)))
  return `${from}-${end}`
}
