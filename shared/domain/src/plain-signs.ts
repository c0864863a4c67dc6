/**
 * Typed or pasted text without surrounding blanks and invisible marks: full-width characters become narrow ones, every
 * hyphen and minus becomes `-`.
 */
export const toPlainSigns = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .trim()

/** A number that the service assigned: of an order, or of another object by a leading letter. */
const OUR_NUMBER = /^(?:\d{20}|[A-Z]\d{19})$/

/**
 * The number of an order, a payment or a coupon, typed in any case, pasted in groups, or copied from a cell of an
 * exported file. A hyphen that is part of a number, as of a payment, is retained.
 */
export const readIdentifier = (typed: string): string => {
  const number = toPlainSigns(typed).replace(/[\s']/g, '')
  const own = number.replaceAll('-', '').toUpperCase()
  return OUR_NUMBER.test(own) ? own : number
}
