import type { CivilDate } from '@shuttle/domain'
import { isTravelSpan } from '@shuttle/domain/staff'

/** Typed values of a timetable before it is counted. */
export interface TimetableForm {
  from: CivilDate
  to: CivilDate
  weekdays: readonly number[]
  timetable: string
}

/** A year of departures takes longer than a page. Milliseconds. */
export const TIMETABLE_TIMEOUT_MS = 60_000

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const

/** The first field with an error. */
export const findTimetableFault = (
  { from, to, weekdays, timetable }: TimetableForm,
  today: CivilDate,
): 'days' | 'weekdays' | 'timetable' | undefined => {
  if (from < today || !to || !isTravelSpan({ from, to })) return 'days'
  if (weekdays.length === 0) return 'weekdays'
  return timetable.trim() === '' ? 'timetable' : undefined
}
