import { isApiError } from '@shuttle/contracts'
import { useLanguage } from '@shuttle/host'
import { bookingErrorTexts, refundErrorTexts, refusalSentence, staffErrorTexts } from '@shuttle/i18n/errors'

/** The sentence of a failed call in the reader's language; undefined for a fault that has none. */
export const useStaffFailureText = (): ((error: unknown) => string | undefined) => {
  const language = useLanguage()
  const texts = { ...bookingErrorTexts[language], ...refundErrorTexts[language], ...staffErrorTexts[language] }
  return (error) => (isApiError(error) ? refusalSentence(error, texts) : undefined)
}
