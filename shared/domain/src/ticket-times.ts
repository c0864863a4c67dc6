import { addDays, type CivilDate, type Instant, toInstant } from './civil-date'
import { FARE_WINDOW, type FareType } from './fare-type'

/**
 * The ride of a ticket: its booked departure, or the window of a day or night ticket. Times `HH:mm`; empty for the
 * latter.
 */
export interface TicketRide {
  fareType: FareType
  date: CivilDate
  beginTime: string
  endTime: string
}

const MINUTE_MS = 60_000
const WHOLE_DAY = { from: '00:00', to: '23:59' }
/** Boarding of a departure opens this long before it begins. */
const EARLY_MS = 30 * MINUTE_MS

/** The half-open time in which a ticket is valid; the minute of its end is included (D5.7). */
export const ticketTimes = ({ fareType, date, ...times }: TicketRide): { from: Instant; until: Instant } => {
  const usual = fareType === 'reserved' ? WHOLE_DAY : FARE_WINDOW[fareType]
  const [beginTime, endTime] = [times.beginTime || usual.from, times.endTime || usual.to]
  const begins = toInstant(date, beginTime)
  const endsOn = endTime < beginTime ? addDays(date, 1) : date
  return {
    from: fareType === 'reserved' ? begins - EARLY_MS : begins,
    until: toInstant(endsOn, endTime) + MINUTE_MS,
  }
}
