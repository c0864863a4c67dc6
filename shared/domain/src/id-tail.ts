export const ID_TAIL_LENGTH = 4
/** Far more than a document number has: a longer entry is refused instead of silently cut. */
const MOST_TYPED = 40

const toPlain = (number: string): string =>
  number
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/**
 * Characters allowed while a document number or its end is typed: capital letters, digits and the printed parentheses.
 */
export const filterIdTail = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}()]/gu, '')
    .slice(0, MOST_TYPED)

/**
 * The last four letters and digits of an identity document: `A123456(7)` ends in `4567`. Empty where none was given.
 */
export const getIdTail = (idNumber: string): string => toPlain(idNumber).slice(-ID_TAIL_LENGTH)

/**
 * The last four characters of an identity document, stored in readable form; empty where they would be the whole
 * number.
 */
export const toReadableTail = (idNumber: string): string =>
  toPlain(idNumber).length > ID_TAIL_LENGTH ? getIdTail(idNumber) : ''

/** The last four characters of a printed Hong Kong identity card, `6(7)`, or three digits before the parentheses. */
const PRINTED_END = /^[\p{L}\p{N}]{1,3}\([\p{L}\p{N}]\)$/u

/**
 * Whether this is the end of one of these documents: the whole number, its last four, or the last four printed
 * characters. Where no document was given, none is needed.
 */
export const isIdTailOf = (idNumbers: readonly string[], typed: string): boolean => {
  const known = idNumbers.map(getIdTail).filter((each) => each !== '')
  const end = getIdTail(typed)
  const isPrint = PRINTED_END.test(filterIdTail(typed))
  return known.length === 0 || known.some((tail) => tail === end || (isPrint && tail.endsWith(end)))
}
