import { visibleText } from './visible-text'

/** Length of a reference to a payment outside of the providers. */
export const REFERENCE_LENGTH = { least: 3, most: 60 } as const

/** Whether a text can be a reference, such as a bank transfer number. */
export const isReferenceGiven = (text: string): boolean => {
  const isLongEnough = [...visibleText(text)].length >= REFERENCE_LENGTH.least
  return isLongEnough && [...text.trim()].length <= REFERENCE_LENGTH.most
}
