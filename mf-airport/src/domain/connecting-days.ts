import {
  addDays,
  type CivilDate,
  type ConnectionWindow,
  civilDateAt,
  daysBetween,
  type Instant,
  toInstant,
} from '@shuttle/domain'

const NEARBY_MS = 6 * 3_600_000
/** Departures are queried for one day at a time. */
const MOST_DAYS = 3

/** The hours at the edge of the window next to the flight: most passengers want these departures. */
const nearby = ({ from, until }: ConnectionWindow): [Instant, Instant] =>
  from === Number.NEGATIVE_INFINITY ? [until - NEARBY_MS, until] : [from, Math.min(until, from + NEARBY_MS)]

const isDayInside = (day: CivilDate, { from, until }: ConnectionWindow): boolean =>
  toInstant(day) <= until && toInstant(addDays(day, 1)) > from

/**
 * The days whose departures are shown, in order and only days on sale: the chosen one, and its neighbour if the hours
 * next to the flight cross midnight. If nothing on the chosen day connects, the days next to the flight are added.
 */
export const connectingDays = (
  chosen: CivilDate,
  window: ConnectionWindow,
  { first, last }: { first: CivilDate; last: CivilDate },
): CivilDate[] => {
  const [start, end] = nearby(window).map((at) => civilDateAt(at)) as [CivilDate, CivilDate]
  const around = start === end ? [start] : [start, end]
  const wanted = isDayInside(chosen, window) ? around.filter((day) => Math.abs(daysBetween(chosen, day)) <= 1) : around
  const days = [...new Set([chosen, ...wanted])].sort()
  return days.filter((day) => day >= first && day <= last).slice(0, MOST_DAYS)
}
