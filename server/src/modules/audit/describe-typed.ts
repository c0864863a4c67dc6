import { isCivilDate } from '@shuttle/domain'
import { hideAddresses } from '../../outbox/hide-addresses'

/** Longer than every number and address of ours. */
const LONGEST = 120

/** A word that a number can be typed as, with its hyphens and brackets. */
const WORD = /[A-Z\d][A-Z\d()-]{5,}/gi
/** Up to three letters, six digits or more and a check digit. Our own numbers have more of them, and ids have letters in between. */
const DOCUMENT = /^(?=.{7,18}$)[A-Z]{0,3}\d{6,}[A-Z\d]?$/i

/** In place of a whole document: its end would outlive the 30 days after which nothing of it remains. */
const HIDDEN = '••••'

const isDocument = (word: string): boolean => DOCUMENT.test(word.replace(/[\s()-]/g, '')) && !isCivilDate(word)

/**
 * Text of a number field as the audit stores it, which is never changed: no e-mail address, no part of a possible
 * document number, 120 characters at most, and only characters that the database returns unchanged.
 */
export const describeTyped = (typed: string): string => {
  // A database changes half a character or a byte order mark, and the hash would be of another text.
  const text = hideAddresses(typed.normalize('NFKC').replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, ''))
  const hidden = isDocument(text) ? HIDDEN : text.replace(WORD, (word) => (isDocument(word) ? HIDDEN : word))
  return [...hidden].slice(0, LONGEST).join('')
}

/** {@link describeTyped} each text of what was asked for. */
export const describeAsked = <Asked extends object>(asked: Asked): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(asked).map(([name, value]) => [name, typeof value === 'string' ? describeTyped(value) : value]),
  )
