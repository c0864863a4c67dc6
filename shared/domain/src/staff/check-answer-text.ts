import type { Language } from '../language'

/** Characters of what staff write to a passenger. */
export const ANSWER_TEXT_LIMIT = 500

export type AnswerTextViolation = 'REFUND_ANSWER_MISSING' | 'STAFF_ANSWER_TOO_LONG' | 'STAFF_ANSWER_LANGUAGE'

const HAN = /\p{Script=Han}/u
/** A word of two letters or more; numbers of orders and names of stations are none. */
const LATIN_WORD = /\p{Script=Latin}{2}/u

/**
 * Why what staff wrote cannot go to a passenger who reads this language, or undefined. Only the script is looked at: a Chinese text is in
 * Han characters, an English one has a word and none of them.
 */
export const checkAnswerText = (text: string, language: Language): AnswerTextViolation | undefined => {
  const written = text.trim()
  if (written === '') return 'REFUND_ANSWER_MISSING'
  if ([...written].length > ANSWER_TEXT_LIMIT) return 'STAFF_ANSWER_TOO_LONG'
  const fits = language === 'en' ? LATIN_WORD.test(written) && !HAN.test(written) : HAN.test(written)
  return fits ? undefined : 'STAFF_ANSWER_LANGUAGE'
}
