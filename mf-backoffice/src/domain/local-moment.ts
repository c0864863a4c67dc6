import { civilDateAt, civilTimeAt, type Instant, isCivilDate, toInstant } from '@shuttle/domain'

/** A moment as a field for day and time has it, `2026-11-21T10:00` in business time; seconds are left out. */
export const toLocalMoment = (instant: Instant): string => `${civilDateAt(instant)}T${civilTimeAt(instant).slice(0, 5)}`

/** The moment that was entered; not a number where there is none. */
export const fromLocalMoment = (typed: string): Instant => {
  const [date = '', time = ''] = typed.split('T')
  return isCivilDate(date) && /^\d{2}:\d{2}/.test(time) ? toInstant(date, time.slice(0, 5)) : Number.NaN
}

/** As {@link fromLocalMoment}; what shows a stored moment is that moment, with its seconds. */
export const readTypedMoment = (typed: string, stored: Instant | undefined): Instant =>
  stored !== undefined && typed === toLocalMoment(stored) ? stored : fromLocalMoment(typed)
