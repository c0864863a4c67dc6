/** Masks a document number except its last four letters or digits: `A123456(7)` is `••••456(7)`. */
export const maskDocument = (number: string): string => {
  const tail = /(?:[\p{L}\p{N}][^\p{L}\p{N}]*){4}$/u.exec(number)?.[0]
  return tail === undefined || tail === number ? number : `••••${tail}`
}

/**
 * Shows a document of which only the last four letters and digits are known like {@link maskDocument}. Empty where none
 * are.
 */
export const maskIdTail = (tail: string): string => (tail === '' ? '' : `••••${tail}`)
