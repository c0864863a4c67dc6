/** The base64 of a text at any offset, without the letters that its neighbours share. */
const inBase64 = (text: string): string[] =>
  [0, 1, 2].map((shift) => {
    const encoded = Buffer.from('\0'.repeat(shift) + text).toString('base64')
    const first = Math.ceil((shift * 8) / 6)
    const last = Math.floor(((shift + text.length) * 8) / 6)
    return encoded.slice(first, last)
  })

/**
 * An identity number in its possible spellings: as typed, its letters and digits alone, and both in base64 and in hex.
 */
export const spellings = (number: string): string[] => {
  const bare = number.replace(/[^\dA-Za-z]/g, '')
  return [...new Set([number, bare])].flatMap((text) => {
    const hex = Buffer.from(text).toString('hex')
    return [text, ...inBase64(text), hex, hex.toUpperCase()]
  })
}

/** The numbers that a text contains, in any spelling. */
export const findNumbers = (text: string, numbers: readonly string[]): string[] =>
  numbers.filter((number) => spellings(number).some((spelling) => text.includes(spelling)))
