import { useLanguage } from '@shuttle/host'
import { airportErrorTexts, bookingErrorTexts, refusalSentence } from '@shuttle/i18n/errors'
import { formatDateTime } from '@shuttle/i18n/format'
import { useStaffErrorTexts } from '../../i18n/use-staff-error-texts'
import type { CheckRefusal } from '../calls/check-refusal'
import { useCheckTexts } from '../texts/use-check-texts'

/** The sentence of a refusal, with when and where the ticket was used, or when it is good. */
export const useRefusalText = (): ((refusal: CheckRefusal) => string) => {
  const t = useCheckTexts()
  const language = useLanguage()
  const staffTexts = useStaffErrorTexts()
  const texts = { ...bookingErrorTexts[language], ...airportErrorTexts[language], ...staffTexts }
  return ({ code, usedAt, usedPlace = '', goodFrom, goodUntil }) => {
    const sentence = refusalSentence({ code }, texts) ?? code
    if (usedAt !== undefined)
      return t('outcome.used', { sentence, time: formatDateTime(usedAt, language), place: usedPlace })
    if (goodFrom === undefined || goodUntil === undefined) return sentence
    return t('outcome.good', {
      sentence,
      from: formatDateTime(goodFrom, language),
      to: formatDateTime(goodUntil, language),
    })
  }
}
