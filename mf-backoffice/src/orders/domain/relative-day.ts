import { addDays, type CivilDate, civilDateAt, type Instant } from '@shuttle/domain'

/** `TODAY-7` is a relative day of a saved search. */
export const RELATIVE_DAY = /^TODAY([+-]\d{1,3})?$/

/** The day that a filter means now; empty without one. */
export const toDay = (value: string | undefined, now: Instant): CivilDate | '' => {
  const relative = RELATIVE_DAY.exec(value ?? '')
  return relative ? addDays(civilDateAt(now), Number(relative[1] ?? 0)) : (value ?? '')
}
