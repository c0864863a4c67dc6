import { useBookingTexts } from '@shuttle/booking'
import { type CivilDate, type FareType, type PassengerCounts, totalPassengers } from '@shuttle/domain'
import { useLanguage } from '@shuttle/host'
import { formatDate } from '@shuttle/i18n/format'
import { useTicketDetailsTexts } from '../i18n/use-ticket-details-texts'

interface ChosenTrip {
  counts: PassengerCounts
  dates: readonly CivilDate[]
  fareType: FareType | undefined
}

/** What is chosen so far, in one line: `2 passengers · Sat, 28 Nov · Day`. */
export const useTripText = (): ((trip: ChosenTrip) => string) => {
  const t = useTicketDetailsTexts()
  const bookingT = useBookingTexts()
  const language = useLanguage()
  return ({ counts, dates, fareType }) =>
    [
      t('order.passengers', { count: totalPassengers(counts) }),
      dates.map((date) => formatDate(date, language, 'short')).join(' – '),
      dates.length > 0 && fareType && bookingT(`fareType.${fareType}`),
    ]
      .filter(Boolean)
      .join(' · ')
}
