import { addDays, type CivilDate } from '../civil-date'

/** Two years: a later day is assumed to be mistyped. */
export const FURTHEST_DAYS = 730

export type DayFault = 'STAFF_DAY_OUT_OF_RANGE' | 'STAFF_DAYS_REVERSED'

/** Whether a change of sales data may begin on a day: today or later, never in the past. */
export const isDayToChange = (day: CivilDate, today: CivilDate): boolean =>
  day >= today && day <= addDays(today, FURTHEST_DAYS)

/** Why a change cannot hold on the days from `from` until before `until`, or without an end where that is undefined. */
export const checkDays = (
  { from, until }: { from: CivilDate; until: CivilDate | undefined },
  today: CivilDate,
): DayFault | undefined => {
  if (!isDayToChange(from, today)) return 'STAFF_DAY_OUT_OF_RANGE'
  if (until === undefined) return undefined
  if (until <= from) return 'STAFF_DAYS_REVERSED'
  return isDayToChange(until, today) ? undefined : 'STAFF_DAY_OUT_OF_RANGE'
}
