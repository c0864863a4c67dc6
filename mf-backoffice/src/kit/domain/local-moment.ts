import { civilDateAt, civilTimeAt, type Instant, isCivilDate, toInstant } from '@shuttle/domain'

/** The value of a field for day and time, `2026-11-21T10:00` in business time, without seconds. */
export const toLocalMoment = (instant: Instant): string => `${civilDateAt(instant)}T${civilTimeAt(instant).slice(0, 5)}`

/** The typed moment; NaN where it is invalid. */
export const fromLocalMoment = (typed: string): Instant => {
  const [date = '', time = ''] = typed.split('T')
  return isCivilDate(date) && /^\d{2}:\d{2}/.test(time) ? toInstant(date, time.slice(0, 5)) : Number.NaN
}

/** The current minute, as a field for day and time shows it. */
export const startOfMinute = (instant: Instant): Instant => fromLocalMoment(toLocalMoment(instant))
