import { useLanguage } from '@shuttle/host'
import { bookingErrorTexts } from '@shuttle/i18n/errors'
import type { DayViolation } from '@shuttle/ui/calendar'
import { useTripChoiceTexts } from './use-trip-choice-texts'

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
