import type { CivilDate } from './civil-date'
import type { Cents } from './money'

/** The lowest adult fare of one leg on a day. */
export interface DayFare {
  date: CivilDate
  lowest: Cents
}

/** The fare of most of the days, the lower of two that are equally frequent; undefined without a day. */
export const findUsualFare = (days: readonly DayFare[]): Cents | undefined => {
  const counts = new Map<Cents, number>()
  for (const { lowest } of days) counts.set(lowest, (counts.get(lowest) ?? 0) + 1)
  return [...counts].sort(([fare, count], [other, otherCount]) => otherCount - count || fare - other)[0]?.[0]
}
