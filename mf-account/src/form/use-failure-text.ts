import { useLanguage } from '@shuttle/host'
import { refusalSentence } from '@shuttle/i18n/errors'
import type { FormFailure } from '../domain/form-failure'
import { useTexts } from '../i18n/use-texts'

/** What is no refusal has words of the forms. */
const FAULTS = ['OFFLINE', 'UNREACHABLE', 'UNAVAILABLE'] as const

/** What is said of a failure, in the reader's language. */
export const useFailureText = (): ((failure: FormFailure) => string) => {
  const t = useTexts()
  const language = useLanguage()
  return ({ code, message }) => {
    const fault = FAULTS.find((one) => one === code)
    if (fault) return t(`refusal.${fault}`)
    return refusalSentence({ code, answerMessage: message }, language) ?? t('refusal.UNAVAILABLE')
  }
}
