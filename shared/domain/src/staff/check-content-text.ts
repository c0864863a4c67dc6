import { visibleText } from './visible-text'

export type ContentTextViolation = 'STAFF_CONTENT_TEXT_MISSING' | 'STAFF_CONTENT_TEXT_TOO_LONG' | 'STAFF_CONTENT_MARKUP'

/** The beginning of a tag, a comment or an instruction of HTML; `a < b` is none. */
const MARKUP = /<[a-z/!?]/i

/**
 * Why a text cannot be shown to passengers, or undefined. Pages draw it as text, so a tag would appear as typed; and no
 * other reader of the wire should be the first to interpret it.
 */
export const checkContentText = (text: string, limit: number): ContentTextViolation | undefined => {
  const written = text.trim()
  if (visibleText(written) === '') return 'STAFF_CONTENT_TEXT_MISSING'
  if ([...written].length > limit) return 'STAFF_CONTENT_TEXT_TOO_LONG'
  return MARKUP.test(written) ? 'STAFF_CONTENT_MARKUP' : undefined
}
