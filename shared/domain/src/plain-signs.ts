/**
 * Typed or pasted text in plain signs, without blanks around it: full-width characters as narrow ones, every hyphen and minus as `-`,
 * without the invisible marks that copied text brings.
 */
export const toPlainSigns = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .trim()
