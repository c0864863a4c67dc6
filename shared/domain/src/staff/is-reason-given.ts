import { visibleText } from './visible-text'

/** Characters of why staff do what the rules do not do by themselves. */
export const STAFF_REASON_LENGTH = { least: 3, most: 200 } as const

/** Whether a reason says something, and no more than fits. */
export const isReasonGiven = (text: string): boolean => {
  const isSaid = [...visibleText(text)].length >= STAFF_REASON_LENGTH.least
  return isSaid && [...text.trim()].length <= STAFF_REASON_LENGTH.most
}
