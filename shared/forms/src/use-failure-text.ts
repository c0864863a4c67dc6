import { useLanguage } from '@shuttle/host'
import { formErrorTexts, refusalSentence } from '@shuttle/i18n/errors'
import type { FormFailure } from './failure'
import { useFormTexts } from './texts/use-form-texts'

/** Faults have messages of this package; refusals have those of their codes. */
const FAULTS = ['OFFLINE', 'UNREACHABLE', 'UNAVAILABLE'] as const

/** Formats a failure in the reader's language. */
export const useFailureText = (): ((failure: FormFailure) => string) => {
  const t = useFormTexts()
  const language = useLanguage()
  return ({ code, message }) => {
    const fault = FAULTS.find((one) => one === code)
    if (fault) return t(`failure.${fault}`)
    return refusalSentence({ code, answerMessage: message }, formErrorTexts[language]) ?? t('failure.UNAVAILABLE')
  }
}
