import { visibleText } from './visible-text'

/** Length of the reason staff give when they override the rules. */
export const STAFF_REASON_LENGTH = { least: 3, most: 200 } as const

/** Whether a reason has content and fits the limit. */
export const isReasonGiven = (text: string): boolean => {
  const isLongEnough = [...visibleText(text)].length >= STAFF_REASON_LENGTH.least
  return isLongEnough && [...text.trim()].length <= STAFF_REASON_LENGTH.most
}
