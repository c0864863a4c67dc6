/**
 * Typed or pasted text in plain signs, without blanks around it: full-width characters as narrow ones, every hyphen and
 * minus as `-`, without the invisible marks that copied text brings.
 */
export const toPlainSigns = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .trim()

/** A number that the service gave: of an order, or of anything else by a letter in front. */
const OUR_NUMBER = /^(?:\d{20}|[A-Z]\d{19})$/

/**
 * A number of an order, a payment or a coupon as it is typed in any case, pasted in groups, or copied from a cell of an
 * exported file. A hyphen that is part of a number, as of a payment, stays.
 */
export const readIdentifier = (typed: string): string => {
  const number = toPlainSigns(typed).replace(/[\s']/g, '')
  const own = number.replaceAll('-', '').toUpperCase()
  return OUR_NUMBER.test(own) ? own : number
}
