export const ID_TAIL_LENGTH = 4

const toPlain = (number: string): string => number.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')

/** The last four letters and digits of an identity document: `A123456(7)` ends in `4567`. Empty where none was given. */
export const getIdTail = (idNumber: string): string => toPlain(idNumber).slice(-ID_TAIL_LENGTH)

/** The last four of an identity document that are stored to be read; empty for one that they would tell whole. */
export const toReadableTail = (idNumber: string): string =>
  toPlain(idNumber).length > ID_TAIL_LENGTH ? getIdTail(idNumber) : ''

/** Whether a tail is that of one of these documents, however it is typed. Where none was given, none is needed. */
export const isIdTailOf = (idNumbers: readonly string[], tail: string): boolean => {
  const known = idNumbers.map(getIdTail).filter((each) => each !== '')
  return known.length === 0 || known.includes(toPlain(tail))
}
