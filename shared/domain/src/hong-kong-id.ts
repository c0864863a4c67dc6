/** Value of a letter in the check sum: A is 10; nothing before a single letter counts 36. */
const letterValue = (letter: string): number => letter.charCodeAt(0) - 55

/**
 * Whether this is a Hong Kong identity card number: one or two letters, six digits and their check digit, `A123456(3)`.
 */
export const isHongKongId = (idNumber: string): boolean => {
  const match = /^([A-Z]{1,2})(\d{6})\(?([\dA])\)?$/.exec(idNumber.trim().toUpperCase())
  const [, letters, digits, check] = match ?? []
  if (letters === undefined || digits === undefined || check === undefined) return false
  const [first, second] = letters.length === 2 ? [...letters].map(letterValue) : [36, letterValue(letters)]
  const values = [first ?? 36, second ?? 36, ...[...digits].map(Number), check === 'A' ? 10 : Number(check)]
  return values.reduce((sum, value, at) => sum + value * (9 - at), 0) % 11 === 0
}
