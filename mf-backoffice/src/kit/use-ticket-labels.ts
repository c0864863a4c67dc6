import { useBookingTexts } from '@shuttle/booking'
import { isUnknownCode } from '@shuttle/calls'
import type { CivilDate } from '@shuttle/domain'
import { useLanguage } from '@shuttle/host'
import { formatDate } from '@shuttle/i18n/format'

interface Ride {
  isInbound: boolean
  travelDate: CivilDate
  /** Missing or empty where any bus is valid. */
  beginTime: string | undefined
  /** Names the valid buses where there is no time. */
  fareType?: string
}

/** Names a ticket in a table: the type of its passenger, and its ride. */
export const useTicketLabels = () => {
  const t = useBookingTexts()
  const language = useLanguage()
  const nameFare = (type: string): string => (isUnknownCode(type) ? type : t(`fareType.${type as 'day'}`))
  return {
    /** An unknown type is shown as the service spells it. */
    nameType: (type: string): string => (isUnknownCode(type) ? type : t(`passengerType.${type as 'adult'}`)),
    nameRide: ({ isInbound, travelDate, beginTime, fareType = '' }: Ride): string =>
      [
        t(isInbound ? 'trip.inbound' : 'trip.outbound'),
        formatDate(travelDate, language, 'month-day'),
        beginTime || (fareType && nameFare(fareType)),
      ]
        .join(' ')
        .trim(),
  }
}
