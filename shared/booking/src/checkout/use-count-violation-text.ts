import type { PassengerCountViolation, PassengerLimits } from '@shuttle/domain'
import { useLanguage } from '@shuttle/host'
import { bookingErrorTexts } from '@shuttle/i18n/errors'
import { useTripChoiceTexts } from './use-trip-choice-texts'

/** What is wrong with the passenger counts, with the numbers of the line. */
export const useCountViolationText = ({
  maxPerOrder,
  maxChildren,
}: PassengerLimits): ((violation: PassengerCountViolation) => string) => {
  const t = useTripChoiceTexts()
  const language = useLanguage()
  return (violation) => {
    if (violation === 'TOO_MANY_CHILDREN') return t('passengers.tooManyChildren', { max: maxChildren })
    if (violation === 'TOO_MANY_TICKETS') return t('passengers.tooMany', { max: maxPerOrder })
    if (violation === 'CHILD_ALONE') return t('passengers.childAlone')
    return bookingErrorTexts[language][violation === 'BAD_COUNT' ? 'NO_PASSENGER' : violation]
  }
}
