/** Characters of a reference to a payment outside of the providers. */
export const REFERENCE_LENGTH = { least: 3, most: 60 } as const

/** Whether a text can be a reference, such as a number of the bank. */
export const isReferenceGiven = (text: string): boolean => {
  const { length } = [...text.trim()]
  return length >= REFERENCE_LENGTH.least && length <= REFERENCE_LENGTH.most
}
