import { isSeatCapacity } from './seat-capacity'

/** A departure at a fixed interval, from the first to the last; each one ends a minute before the next. */
export interface TimetableSpread {
  /** `HH:mm`. */
  first: string
  last: string
  minutes: number
  capacity: number
}

export type SpreadField = keyof TimetableSpread

export const LEAST_SPREAD_MINUTES = 5
const DAY_MINUTES = 24 * 60

const toMinutes = (time: string): number => {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? []
  return hours === undefined ? Number.NaN : Number(hours) * 60 + Number(minutes)
}

const toTime = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** The first invalid field: no time, a last one before the first, an invalid interval or number of seats. */
export const findSpreadFault = ({ first, last, minutes, capacity }: TimetableSpread): SpreadField | undefined => {
  if (Number.isNaN(toMinutes(first))) return 'first'
  if (!(toMinutes(last) >= toMinutes(first))) return 'last'
  if (!Number.isInteger(minutes) || minutes < LEAST_SPREAD_MINUTES || minutes >= DAY_MINUTES) return 'minutes'
  return isSeatCapacity(capacity) ? undefined : 'capacity'
}

/** A valid spread as lines of a timetable; a departure that would end on the next day ends at 23:59. */
export const spreadTimetable = ({ first, last, minutes, capacity }: TimetableSpread): string => {
  const [from, to] = [toMinutes(first), toMinutes(last)]
  const count = Math.floor((to - from) / minutes) + 1
  return Array.from({ length: count }, (_, index) => from + index * minutes)
    .map((begin) => `${toTime(begin)}-${toTime(Math.min(begin + minutes - 1, DAY_MINUTES - 1))} ${capacity}`)
    .join('\n')
}
