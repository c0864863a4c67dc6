import type { CivilDate } from '../civil-date'
import type { Departure } from '../departure'
import type { TimetableTime } from './parse-timetable'

/** A departure that a timetable adds, or one without a ticket that takes its times and seats. */
export type PlannedDeparture = TimetableTime & { date: CivilDate }

/** Effect of a timetable on some days. */
export interface DeparturePlan {
  /** New departures. */
  added: PlannedDeparture[]
  /** Existing departures with other times or seats and no sale: they take those of the timetable. */
  changed: PlannedDeparture[]
  /** Existing departures with other times or seats and sales: they stay unchanged. */
  skipped: Departure[]
  /** Number of existing departures that match. */
  same: number
  /** Number of existing departures that the timetable does not name; they stay. */
  others: number
}

const toKey = (date: CivilDate, beginTime: string) => `${date} ${beginTime}`

/** Compares a timetable with the departures of the same line and days; departures are matched by their begin. */
export const planDepartures = (
  existing: readonly Departure[],
  times: readonly TimetableTime[],
  dates: readonly CivilDate[],
): DeparturePlan => {
  const known = new Map(existing.map((departure) => [toKey(departure.date, departure.beginTime), departure]))
  const plan: DeparturePlan = { added: [], changed: [], skipped: [], same: 0, others: 0 }
  let met = 0
  for (const date of dates) {
    for (const time of times) {
      const there = known.get(toKey(date, time.beginTime))
      if (there) met += 1
      if (!there) plan.added.push({ ...time, date })
      else if (there.endTime === time.endTime && there.capacity === time.capacity) plan.same += 1
      else if (there.sold > 0) plan.skipped.push(there)
      else plan.changed.push({ ...time, date })
    }
  }
  return { ...plan, others: existing.length - met }
}
