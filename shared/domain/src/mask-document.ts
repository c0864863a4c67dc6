/** A document number by its last four letters or digits, as screens show it: `A123456(7)` is `••••456(7)`. */
export const maskDocument = (number: string): string => {
  const tail = /(?:[\p{L}\p{N}][^\p{L}\p{N}]*){4}$/u.exec(number)?.[0]
  return tail === undefined || tail === number ? number : `••••${tail}`
}

/** A document of which only the last four letters and digits are known, as {@link maskDocument} shows it. Empty where none are. */
export const maskIdTail = (tail: string): string => (tail === '' ? '' : `••••${tail}`)
