import { isApiError, isErrorCode, type LanguageCode } from '@shuttle/contracts'
import { errorTexts } from '@shuttle/i18n/errors'

/** Our own sentence for a code we know, else the answer's (decision "the wire" 15); undefined when nobody said anything. */
export const refusalText = (error: unknown, language: LanguageCode): string | undefined => {
  if (!isApiError(error)) return undefined
  return isErrorCode(error.code) ? errorTexts[language][error.code] : error.answerMessage
}
