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

/** A number of an order, a payment or a coupon as it is typed, pasted in groups, or copied from a cell of an exported file. */
export const readIdentifier = (typed: string): string => toPlainSigns(typed).replace(/[\s']/g, '')
