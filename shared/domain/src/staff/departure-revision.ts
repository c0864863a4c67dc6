import type { Departure } from '../departure'

/** FNV-1a of 32 bits from a begin of its own. */
const hash = (text: string, begin: number): string => {
  let sum = begin
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193)
  return (sum >>> 0).toString(16).padStart(8, '0')
}

/** Tells one list of lines from another; hides nothing. */
const digest = (lines: readonly string[]): string => {
  const text = [...lines].sort().join('\n')
  return hash(text, 0x811c9dc5) + hash(text, 0x2f0b4a87)
}

/**
 * What a screen showed of the states of departures: sent back with a change of states, so that one which somebody else has changed
 * meanwhile is refused. The state is the stored one, which no clock changes; neither does a sale.
 */
export const stateRevision = (departures: readonly Pick<Departure, 'date' | 'beginTime' | 'status'>[]): string =>
  digest(departures.map(({ date, beginTime, status }) => `${date} ${beginTime} ${status}`))

/** The same of times and seats, sent back with a timetable. */
export const timesRevision = (
  departures: readonly Pick<Departure, 'date' | 'beginTime' | 'endTime' | 'capacity'>[],
): string =>
  digest(departures.map(({ date, beginTime, endTime, capacity }) => `${date} ${beginTime} ${endTime} ${capacity}`))
