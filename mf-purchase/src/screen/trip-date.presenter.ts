import type { PaidOrder, Trip } from '@shuttle/calls'
import type { LanguageCode } from '@shuttle/contracts'
import { FARE_WINDOW } from '@shuttle/domain'
import { formatDate } from '@shuttle/i18n/format'

/** `06:00-23:59` of a trip: its own times, else the window of its fare type; empty where nobody knows. */
export const presentWindow = (trip: Trip, fareType: PaidOrder['fareType']): string => {
  if (trip.beginTime && trip.endTime) return `${trip.beginTime}–${trip.endTime}`
  if (trip.beginTime) return trip.beginTime
  return fareType === 'day' || fareType === 'night' ? `${FARE_WINDOW[fareType].from}–${FARE_WINDOW[fareType].to}` : ''
}

export const presentTripDate = (trip: Trip, language: LanguageCode): string =>
  formatDate(trip.date, language, 'weekday')
