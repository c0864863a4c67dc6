import { isApiError } from '@shuttle/contracts'
import { useLanguage } from '@shuttle/host'
import { airportErrorTexts, bookingErrorTexts, refusalSentence } from '@shuttle/i18n/errors'

/** The message of a refusal, by its code or as the service threw it; undefined for a fault without one. */
export const useRefusalText = (): ((refusal: unknown) => string | undefined) => {
  const language = useLanguage()
  const texts = { ...bookingErrorTexts[language], ...airportErrorTexts[language] }
  return (refusal) => {
    if (typeof refusal === 'string') return refusalSentence({ code: refusal }, texts)
    return isApiError(refusal) ? refusalSentence(refusal, texts) : undefined
  }
}
