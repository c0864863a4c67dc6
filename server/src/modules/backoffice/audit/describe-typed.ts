import { isCivilDate } from '@shuttle/domain'
import { hideAddresses } from '../../../outbox/hide-addresses'

/** Longer than every number and address of ours. */
const LONGEST = 120
/** The longest reason of staff that the wire accepts. */
const LONGEST_TEXT = 200

/** Text without blanks that may be a number, with its hyphens and brackets. */
const WORD = /[A-Z\d][A-Z\d()-]{5,}/gi
/**
 * Up to three letters, six digits or more and a check digit. Our own numbers have more of them, and ids have letters in
 * between.
 */
const DOCUMENT = /^(?=.{7,18}$)[A-Z]{0,3}\d{6,}[A-Z\d]?$/i

/** In place of a whole document: its end would outlive the 30 days after which nothing of it remains. */
const HIDDEN = '••••'

/** The last four of a document, or the end of one as it is printed; a day, a time and a part of a number are none. */
const END =
  /(?<![\p{L}\p{N}:/.()-])(?:(?=[A-Z]*\d)[A-Z\d]{4}|(?=\D*\d)[A-Z\d]{1,3}\([A-Z\d]\))(?![\p{L}\p{N}:/(-]|\.\d)/giu

const isDocument = (word: string): boolean => DOCUMENT.test(word.replace(/[\s()-]/g, '')) && !isCivilDate(word)

/**
 * Text of a number field as the audit stores it, which is never changed: no e-mail address, no part of a possible
 * document number, 120 characters at most, and only characters that the database returns unchanged.
 */
export const describeTyped = (typed: string, longest = LONGEST): string => {
  // A database changes half a character or a byte order mark, and the hash would be of another text.
  const text = hideAddresses(typed.normalize('NFKC').replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, ''))
  const masked = isDocument(text) ? HIDDEN : text.replace(WORD, (word) => (isDocument(word) ? HIDDEN : word))
  return [...masked.replace(END, HIDDEN)].slice(0, longest).join('')
}

/** Free text of staff, such as a reason or a place: {@link describeTyped} with the length limit of such texts. */
export const describeText = (typed: string): string => describeTyped(typed, LONGEST_TEXT)

const describeEach = (value: unknown): unknown => {
  if (typeof value === 'string') return describeTyped(value)
  return Array.isArray(value) ? value.map(describeEach) : value
}

/** Applies {@link describeTyped} to each text of a query. */
export const describeQuery = <Query extends object>(query: Query): Record<string, unknown> =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, describeEach(value)]))
