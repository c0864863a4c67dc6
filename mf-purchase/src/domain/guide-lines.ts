import type { DisruptedRides, Guides, LineOnSale, LineTimes, Stop } from '@shuttle/calls'
import { addDays, civilDateAt, dayKindOn, type Instant, minutesToNextBus, parseLineCode } from '@shuttle/domain'

/** One-way lines that a line rides: a round trip has two. */
const legCodes = (lineCode: string): string[] => {
  const { origin, destination, roundTrip } = parseLineCode(lineCode)
  return roundTrip ? [origin + destination, destination + origin] : [origin + destination]
}

/** Times and bay of a line; of a round trip those of its outbound leg. */
export const findLineTimes = (guides: Guides, lineCode: string): LineTimes | undefined =>
  guides.lines.find((line) => line.lineCode === legCodes(lineCode)[0])

export const findStop = (guides: Guides, code: string): Stop | undefined =>
  guides.stops.find((stop) => stop.code === code)

/** Rides of a line or of its legs that do not run today; whole days in front of single departures. */
export const findDisruptedRides = (guides: Guides, lineCode: string): DisruptedRides[] =>
  guides.disruptions
    .filter((rides) => legCodes(lineCode).includes(rides.lineCode))
    .toSorted((one, other) => one.beginTime.localeCompare(other.beginTime))

/** The line of the other direction, of the same category; undefined if none is sold. */
export const findReverseLine = (lines: readonly LineOnSale[], line: LineOnSale): LineOnSale | undefined =>
  lines.find(
    ({ originCode, destinationCode, category }) =>
      originCode === line.destinationCode && destinationCode === line.originCode && category === line.category,
  )

/** One-way lines on sale that start at a stop. */
export const linesFrom = (lines: readonly LineOnSale[], stopCode: string): LineOnSale[] =>
  lines.filter(({ originCode, category }) => originCode === stopCode && category === 'oneWay')

/** Minutes until the next bus of a line; undefined where none leaves today or tomorrow, or today's do not run. */
export const nextBusOf = (guides: Guides, line: LineTimes, now: Instant): number | undefined => {
  const disrupted = findDisruptedRides(guides, line.lineCode)
  if (disrupted.some(({ beginTime }) => beginTime === '')) return undefined
  const stopped = disrupted.map(({ beginTime }) => Number(beginTime.slice(0, 2)) * 60 + Number(beginTime.slice(3, 5)))
  const today = civilDateAt(now)
  const timesOn = (day: string) => line.times[dayKindOn(day, guides.holidays)]
  return minutesToNextBus(
    { today: timesOn(today).filter((at) => !stopped.includes(at)), tomorrow: timesOn(addDays(today, 1)) },
    now,
  )
}
