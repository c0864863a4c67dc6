import { type CivilDate, civilTimeAt, getWeekday, type Instant } from './civil-date'
import { FARE_WINDOW } from './fare-type'

/** Kinds of days with timetables of their own. */
export const DAY_KINDS = ['weekday', 'weekend', 'holiday'] as const
export type DayKind = (typeof DAY_KINDS)[number]

/** Buses from the first until the last of them, inclusive; minutes after midnight. */
interface BusPeriod {
  from: number
  until: number
  everyMinutes: number
}

/** `06:00-23:50 10`, or `08:30` for a bus alone. */
const PERIOD = /^(\d{2}:\d{2})(?:-(\d{2}:\d{2}) ([1-9]\d{0,2}))?$/
const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d$/
const HOUR = 60
const DAY_MINUTES = 24 * HOUR

const toMinutes = (time: string): number => Number(time.slice(0, 2)) * HOUR + Number(time.slice(3, 5))

/** `HH:mm` of minutes after midnight. */
export const toClockTime = (minutes: number): string =>
  [Math.floor(minutes / HOUR), minutes % HOUR].map((part) => String(part).padStart(2, '0')).join(':')

const readPeriod = (line: string): BusPeriod | undefined => {
  const [, from = '', until = from, every = '1'] = PERIOD.exec(line) ?? []
  if (!TIME_OF_DAY.test(from) || !TIME_OF_DAY.test(until) || until < from) return undefined
  return { from: toMinutes(from), until: toMinutes(until), everyMinutes: Number(every) }
}

/**
 * When buses leave by a timetable of periods, one a line: minutes after midnight, in order, each once. Undefined where
 * a line is no period.
 */
export const readBusTimes = (text: string): number[] | undefined => {
  const times = new Set<number>()
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue
    const period = readPeriod(line.trim())
    if (!period) return undefined
    for (let at = period.from; at <= period.until; at += period.everyMinutes) times.add(at)
  }
  return [...times].sort((one, other) => one - other)
}

/** A holiday is a holiday on a Saturday too. */
export const dayKindOn = (date: CivilDate, holidays: readonly CivilDate[]): DayKind => {
  if (holidays.includes(date)) return 'holiday'
  return getWeekday(date) > 5 ? 'weekend' : 'weekday'
}

/** Buses that leave in each of the 24 hours. */
export const countBusesByHour = (times: readonly number[]): number[] =>
  Array.from({ length: 24 }, (_, hour) => times.filter((at) => Math.floor(at / HOUR) === hour).length)

/** Minutes between two buses of an hour with so many; undefined for an hour without a bus. */
export const busInterval = (buses: number): number | undefined => (buses > 0 ? Math.round(HOUR / buses) : undefined)

/** The hour of the business day, 0 to 23. */
export const hourAt = (now: Instant): number => Number(civilTimeAt(now).slice(0, 2))

/** First and last bus of a day or night ticket, `HH:mm`; undefined where none leaves in its hours. */
export const firstAndLastBus = (
  times: readonly number[],
  window: keyof typeof FARE_WINDOW,
): { first: string; last: string } | undefined => {
  const { from, to } = FARE_WINDOW[window]
  const inside = times.filter((at) => at >= toMinutes(from) && at <= toMinutes(to))
  const [first, last] = [inside[0], inside.at(-1)]
  return first === undefined || last === undefined ? undefined : { first: toClockTime(first), last: toClockTime(last) }
}

/** Minutes until the next bus, rounded up; a bus of this minute is 0. Undefined where none leaves today or tomorrow. */
export const minutesToNextBus = (
  { today, tomorrow }: { today: readonly number[]; tomorrow: readonly number[] },
  now: Instant,
): number | undefined => {
  const minute = toMinutes(civilTimeAt(now))
  const next = today.find((at) => at >= minute)
  if (next !== undefined) return next - minute
  return tomorrow[0] === undefined ? undefined : tomorrow[0] + DAY_MINUTES - minute
}

/** Neighbouring hours with the same number of buses, as the bars of a chart are labelled. */
export const hourRuns = (buses: readonly number[]): { from: number; until: number; buses: number }[] => {
  const runs: { from: number; until: number; buses: number }[] = []
  for (const [hour, count] of buses.entries()) {
    const last = runs.at(-1)
    if (last && last.buses === count) last.until = hour + 1
    else runs.push({ from: hour, until: hour + 1, buses: count })
  }
  return runs
}
