import type { Departure } from '../departure'

/** FNV-1a of 32 bits with its own start value. */
const hash = (text: string, begin: number): string => {
  let sum = begin
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193)
  return (sum >>> 0).toString(16).padStart(8, '0')
}

/** Distinguishes lists of lines; not a cryptographic hash. */
const digest = (lines: readonly string[]): string => {
  const text = [...lines].sort().join('\n')
  return hash(text, 0x811c9dc5) + hash(text, 0x2f0b4a87)
}

/**
 * Revision of the departure states that a screen showed: sent back with a change of states, which is refused when
 * another user has changed one meanwhile. It uses the stored state, which neither the clock nor a sale changes.
 */
export const stateRevision = (departures: readonly Pick<Departure, 'date' | 'beginTime' | 'status'>[]): string =>
  digest(departures.map(({ date, beginTime, status }) => `${date} ${beginTime} ${status}`))

/** Revision of times and seats, sent back with a timetable. */
export const timesRevision = (
  departures: readonly Pick<Departure, 'date' | 'beginTime' | 'endTime' | 'capacity'>[],
): string =>
  digest(departures.map(({ date, beginTime, endTime, capacity }) => `${date} ${beginTime} ${endTime} ${capacity}`))
