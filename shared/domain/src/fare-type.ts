import { type CivilDate, civilDateAt, civilTimeAt, type Instant, toInstant } from './civil-date'

/** Day and night tickets ride any bus of their window; a reserved ticket is for one departure. */
export type FareType = 'day' | 'night' | 'reserved'

/** Boarding windows (purchase 5, dates): both ends inclusive minutes. */
export const FARE_WINDOW: Record<'day' | 'night', { from: string; to: string }> = {
  day: { from: '06:00', to: '23:59' },
  night: { from: '00:00', to: '05:59' },
}

/** Today it is day from 06:00 and night before; any other date starts with day (purchase 4, time mode). */
export const defaultFareType = (date: CivilDate, now: Instant): 'day' | 'night' =>
  date === civilDateAt(now) && civilTimeAt(now) < '06:00:00' ? 'night' : 'day'

/** Departure of a day or night ticket is the end of its window; of a departure, its begin time (D3.departure.1). */
export const toDepartureInstant = (date: CivilDate, fareType: FareType, beginTime?: string): Instant => {
  if (fareType === 'reserved') return toInstant(date, beginTime ?? '00:00:00')
  return toInstant(date, `${FARE_WINDOW[fareType].to}:59`)
}
