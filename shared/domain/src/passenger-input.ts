/** Characters of a name and of an identity number (purchase 9). */
export const NAME_LENGTH = 20
export const ID_NUMBER_LENGTH = 25

const NOT_IN_A_NAME = /[^\p{Script=Han}\p{Script=Latin}0-9\s]/gu
const NOT_IN_AN_ID = /[^0-9A-Za-z()]/g

/** Cuts by code points: a rare Chinese character is two code units and is not cut in half. */
const cut = (text: string, length: number) => [...text].slice(0, length).join('')

/**
 * Characters allowed while a name is typed: Chinese and Latin letters, digits and spaces, at most 20 (purchase 5,
 * inputs). A trailing space stays, so that a second word can be typed; full-width characters of Chinese keyboards
 * become plain ones.
 */
export const filterTypedName = (text: string): string =>
  cut(text.normalize('NFKC').replace(NOT_IN_A_NAME, '').trimStart(), NAME_LENGTH)

/** A name as it is stored: filtered and trimmed. */
export const filterName = (text: string): string => filterTypedName(text).trimEnd()

/**
 * Characters allowed in an identity number: digits, letters, one opening and one closing parenthesis, at most 25
 * (purchase 5, inputs). Full-width characters of Chinese keyboards become plain ones.
 */
export const filterIdNumber = (text: string): string => {
  const plain = text.normalize('NFKC').replace(NOT_IN_AN_ID, '')
  const oneEach = [...plain].filter((sign, at) => !'()'.includes(sign) || plain.indexOf(sign) === at)
  return cut(oneEach.join(''), ID_NUMBER_LENGTH)
}
