import { NO_PASSENGERS, type PassengerCounts, type PassengerType, totalPassengers } from './passenger-type'

/** Per-line limits on one order (purchase 5, counts). */
export interface PassengerLimits {
  /** Adults, elderly and students together. */
  maxPerOrder: number
  maxChildren: number
  /** Limit of the same passengers on a peak day; undefined on all others (D1.4). */
  peakMaxPerOrder?: number | undefined
  /** False where child and elderly tickets are sold at counters only (D1.5). */
  onlineConcession?: boolean | undefined
}
export const DEFAULT_LIMITS: PassengerLimits = { maxPerOrder: 6, maxChildren: 1 }

export type PassengerCountViolation =
  | 'NO_PASSENGER'
  | 'TOO_MANY_TICKETS'
  | 'PEAK_LIMIT'
  | 'TOO_MANY_CHILDREN'
  | 'CONCESSION_AT_COUNTER'
  | 'CHILD_ALONE'
  | 'BAD_COUNT'

const isCount = (value: number) => Number.isInteger(value) && value >= 0

/**
 * Why these counts cannot be ordered, or undefined (purchase 5, counts): a child needs an adult or elderly, an infant a
 * lap of its own.
 */
export const checkPassengerCounts = (
  counts: PassengerCounts,
  limits: PassengerLimits,
): PassengerCountViolation | undefined => {
  if (!Object.values(counts).every(isCount)) return 'BAD_COUNT'
  if (totalPassengers(counts) === 0) return 'NO_PASSENGER'
  const counted = counts.adult + counts.elderly + counts.student
  if (counted > limits.maxPerOrder) return 'TOO_MANY_TICKETS'
  if (counted > (limits.peakMaxPerOrder ?? Number.POSITIVE_INFINITY)) return 'PEAK_LIMIT'
  if (limits.onlineConcession === false && counts.child + counts.elderly > 0) return 'CONCESSION_AT_COUNTER'
  if (counts.child > limits.maxChildren) return 'TOO_MANY_CHILDREN'
  const laps = counts.adult + counts.elderly
  if (counts.child > 0 && laps === 0) return 'CHILD_ALONE'
  if (counts.infant > laps) return 'CHILD_ALONE'
  return undefined
}

/** Whether one more of a type may be added; a lone child is allowed while composing. */
export const checkPassengerAdded = (
  counts: PassengerCounts,
  type: PassengerType,
  limits: PassengerLimits,
): PassengerCountViolation | undefined => {
  const refusal = checkPassengerCounts({ ...counts, [type]: counts[type] + 1 }, limits)
  return refusal === 'CHILD_ALONE' ? undefined : refusal
}

/**
 * How many of a type an order may have beside the others, by the same checks: children and infants take no adult's
 * ticket.
 */
export const roomFor = (type: PassengerType, counts: PassengerCounts, limits: PassengerLimits): number => {
  const { adult, elderly, student } = counts
  const paying = { ...NO_PASSENGERS, adult, elderly, student }
  const mostAdults = () => ({ ...paying, adult: roomFor('adult', counts, limits) })
  const beside = type === 'child' ? { ...NO_PASSENGERS, adult: 1 } : type === 'infant' ? mostAdults() : paying
  const isAllowed = (count: number) => checkPassengerCounts({ ...beside, [type]: count }, limits) === undefined
  let room = 0
  while (isAllowed(room + 1)) room += 1
  return room
}
