import { isApiError } from '@shuttle/contracts'
import { useLanguage } from '@shuttle/host'
import { bookingErrorTexts, refundErrorTexts, refusalSentence } from '@shuttle/i18n/errors'
import { useStaffErrorTexts } from '../i18n/use-staff-error-texts'

/** The sentence of a refusal in the current language; undefined for a fault that has none. */
export const useStaffRefusalText = (): ((error: unknown) => string | undefined) => {
  const language = useLanguage()
  const staffTexts = useStaffErrorTexts()
  const texts = { ...bookingErrorTexts[language], ...refundErrorTexts[language], ...staffTexts }
  return (error) => (isApiError(error) ? refusalSentence(error, texts) : undefined)
}
