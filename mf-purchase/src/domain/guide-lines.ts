import type { Guides, LineOnSale, LineState, LineTimes, Stop } from '@shuttle/calls'
import { addDays, civilDateAt, dayKindOn, type Instant, minutesToNextBus, parseLineCode } from '@shuttle/domain'

const MINUTE_MS = 60_000

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

/** What staff declared about today for a line or its legs; whole days in front of single departures. */
export const findLineStates = (states: readonly LineState[], lineCode: string): LineState[] =>
  states
    .filter((state) => legCodes(lineCode).includes(state.lineCode))
    .toSorted((one, other) => one.beginTime.localeCompare(other.beginTime))

/** Whether no bus of a line or of one of its legs runs today. */
export const isLineStopped = (states: readonly LineState[], lineCode: string): boolean =>
  findLineStates(states, lineCode).some(({ kind, beginTime }) => kind === 'cancelled' && beginTime === '')

/** The line of the other direction, of the same category; undefined if none is sold. */
export const findReverseLine = (lines: readonly LineOnSale[], line: LineOnSale): LineOnSale | undefined =>
  lines.find(
    ({ originCode, destinationCode, category }) =>
      originCode === line.destinationCode && destinationCode === line.originCode && category === line.category,
  )

/** One-way lines on sale that start at a stop. */
export const linesFrom = (lines: readonly LineOnSale[], stopCode: string): LineOnSale[] =>
  lines.filter(({ originCode, category }) => originCode === stopCode && category === 'oneWay')

/**
 * Minutes until the next bus of a line, on a late line that of its late time; undefined where none leaves today or
 * tomorrow, or today's do not run.
 */
export const nextBusOf = (
  guides: Guides,
  states: readonly LineState[],
  line: LineTimes,
  now: Instant,
): number | undefined => {
  if (isLineStopped(states, line.lineCode)) return undefined
  const declared = findLineStates(states, line.lineCode)
  const stopped = declared
    .filter(({ kind }) => kind === 'cancelled')
    .map(({ beginTime }) => Number(beginTime.slice(0, 2)) * 60 + Number(beginTime.slice(3, 5)))
  const late = declared.find(({ kind, beginTime }) => kind === 'late' && beginTime === '')?.minutes ?? 0
  // A bus that is ten minutes late leaves in as many minutes as its planned one did ten minutes ago.
  const at = now - late * MINUTE_MS
  const today = civilDateAt(at)
  const timesOn = (day: string) => line.times[dayKindOn(day, guides.holidays)]
  return minutesToNextBus(
    { today: timesOn(today).filter((at) => !stopped.includes(at)), tomorrow: timesOn(addDays(today, 1)) },
    at,
  )
}
