export const ID_TAIL_LENGTH = 4
/** Far more than a document number has: what is too long is refused instead of being cut unseen. */
const MOST_TYPED = 40

const toPlain = (number: string): string =>
  number
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/**
 * What may stay of a document number, or of its end, while it is typed: capital letters, digits and the parentheses of
 * the print.
 */
export const filterIdTail = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}()]/gu, '')
    .slice(0, MOST_TYPED)

/** The last four letters and digits of an identity document: `A123456(7)` ends in `4567`. Empty where none was given. */
export const getIdTail = (idNumber: string): string => toPlain(idNumber).slice(-ID_TAIL_LENGTH)

/** The last four of an identity document that are stored to be read; empty for one that they would tell whole. */
export const toReadableTail = (idNumber: string): string =>
  toPlain(idNumber).length > ID_TAIL_LENGTH ? getIdTail(idNumber) : ''

/** The last four signs of a Hong Kong identity card as it is printed, `6(7)`, or three digits before the parentheses. */
const PRINTED_END = /^[\p{L}\p{N}]{1,3}\([\p{L}\p{N}]\)$/u

/**
 * Whether this is the end of one of these documents: the whole number, its last four, or the last four signs of its
 * print. Where none was given, none is needed.
 */
export const isIdTailOf = (idNumbers: readonly string[], typed: string): boolean => {
  const known = idNumbers.map(getIdTail).filter((each) => each !== '')
  const end = getIdTail(typed)
  const isPrint = PRINTED_END.test(filterIdTail(typed))
  return known.length === 0 || known.some((tail) => tail === end || (isPrint && tail.endsWith(end)))
}
