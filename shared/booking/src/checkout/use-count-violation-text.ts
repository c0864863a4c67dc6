import type { PassengerCountViolation, PassengerLimits } from '@shuttle/domain'
import { useLanguage } from '@shuttle/host'
import { bookingErrorTexts } from '@shuttle/i18n/errors'
import type { DayViolation } from '@shuttle/ui/calendar'
import { useTripChoiceTexts } from '../texts/use-trip-choice-texts'

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

/** Why a day of the calendar cannot be chosen. */
export const useDayViolationTexts = (windowDays: number): Readonly<Record<DayViolation, string>> => {
  const t = useTripChoiceTexts()
  const language = useLanguage()
  return {
    past: t('date.pastDay'),
    'too-early': bookingErrorTexts[language].RETURN_BEFORE_DEPARTURE,
    'not-on-sale': t('date.notOnSale', { days: windowDays }),
    'too-far': t('date.tooFar'),
    closed: t('date.soldOutDay'),
  }
}
