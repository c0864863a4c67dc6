import { addDays, type CivilDate, civilDateAt, daysBetween, type Instant } from './civil-date'

/** Days ahead that the calendar sells (purchase 9, date picker). */
export const BOOKING_WINDOW_DAYS = 14
/** Days ahead that any request may name (purchase 5 check 8: 7776000000 ms). */
export const ADVANCE_LIMIT_DAYS = 90

export type TravelDateViolation = 'DATE_IN_PAST' | 'DATE_TOO_FAR' | 'DATE_NOT_ON_SALE'

/** Why a travel date cannot be bought, or undefined. Counted in business days from today 00:00. */
export const checkTravelDate = (
  date: CivilDate,
  now: Instant,
  windowDays: number = BOOKING_WINDOW_DAYS,
): TravelDateViolation | undefined => {
  const ahead = daysBetween(civilDateAt(now), date)
  if (ahead < 0) return 'DATE_IN_PAST'
  if (ahead > ADVANCE_LIMIT_DAYS) return 'DATE_TOO_FAR'
  if (ahead > windowDays) return 'DATE_NOT_ON_SALE'
  return undefined
}

export const lastDateOnSale = (now: Instant, windowDays: number = BOOKING_WINDOW_DAYS): CivilDate =>
  addDays(civilDateAt(now), windowDays)
