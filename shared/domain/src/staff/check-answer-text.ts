import type { Language } from '../language'

/** Maximum characters of a staff answer to a passenger. */
export const ANSWER_TEXT_LIMIT = 500

export type AnswerTextViolation = 'REFUND_ANSWER_MISSING' | 'STAFF_ANSWER_TOO_LONG' | 'STAFF_ANSWER_LANGUAGE'

const HAN = /\p{Script=Han}/u
/** A sequence of two letters or more; numbers of orders and names of stations do not match. */
const LATIN_WORD = /\p{Script=Latin}{2}/u

/**
 * Why an answer text is refused for a passenger who reads this language, or undefined. Only the script is checked: a
 * Chinese text contains Han characters, an English one a Latin word and no Han characters.
 */
export const checkAnswerText = (text: string, language: Language): AnswerTextViolation | undefined => {
  const written = text.trim()
  if (written === '') return 'REFUND_ANSWER_MISSING'
  if ([...written].length > ANSWER_TEXT_LIMIT) return 'STAFF_ANSWER_TOO_LONG'
  const fits = language === 'en' ? LATIN_WORD.test(written) && !HAN.test(written) : HAN.test(written)
  return fits ? undefined : 'STAFF_ANSWER_LANGUAGE'
}
