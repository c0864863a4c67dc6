import type { LanguageCode } from '@shuttle/contracts'
import { type CivilDate, FARE_WINDOW, type FareType } from '@shuttle/domain'
import { formatDate } from '@shuttle/i18n/format'
import type { TranslateBooking } from '../texts'

/** A ride in one direction; times are empty if the ticket is for any bus of its window. */
interface Ride {
  date: CivilDate
  beginTime: string
  endTime: string
}

interface BookedTrip {
  outbound: Ride
  inbound?: Ride | undefined
  /** A fare type of the domain, or a code that this build does not know. */
  fareType: string
}

const isFareType = (code: string): code is FareType => code === 'day' || code === 'night' || code === 'reserved'

/** `06:00–23:59`: the times of the ride, else the window of its fare type, else empty. */
export const formatRideWindow = ({ beginTime, endTime }: Ride, fareType: string): string => {
  if (beginTime && endTime) return `${beginTime}–${endTime}`
  if (beginTime) return beginTime
  return fareType === 'day' || fareType === 'night' ? `${FARE_WINDOW[fareType].from}–${FARE_WINDOW[fareType].to}` : ''
}

/** Day and boarding time of each direction and the fare type, as names and values of a list. */
export const formatTripDetails = (
  { outbound, inbound, fareType }: BookedTrip,
  t: TranslateBooking,
  language: LanguageCode,
): { name: string; value: string }[] => [
  { name: t('trip.date'), value: formatDate(outbound.date, language, 'weekday') },
  { name: t('trip.window'), value: formatRideWindow(outbound, fareType) },
  ...(inbound
    ? [
        { name: t('trip.returnDate'), value: formatDate(inbound.date, language, 'weekday') },
        { name: t('trip.returnWindow'), value: formatRideWindow(inbound, fareType) },
      ]
    : []),
  { name: t('trip.fareType'), value: isFareType(fareType) ? t(`fareType.${fareType}`) : t('unknown') },
]
