import { addDays, type CivilDate, DAY_MS, type Instant, toInstant } from '../civil-date'

const MINUTE_MS = 60_000
/**
 * A day is compared from 02:30 of the next (UTC+8) on: late payments and the ledger's own checks have finished then.
 */
const AFTER_DAY_MS = 150 * MINUTE_MS
const FIRST_RETRY_MS = 10 * MINUTE_MS
const LONGEST_RETRY_MS = 180 * MINUTE_MS

/** Days back that can be compared by hand: providers retain their statements for three months. */
const NIGHT_DAYS_BACK = 89

/** First and last moment of a business day, the last one exclusive. */
export const dayLimits = (day: CivilDate): { from: Instant; until: Instant } => {
  const from = toInstant(day)
  return { from, until: from + DAY_MS }
}

/** When a day is compared with a provider whose statement is ready this long after the end of the day. */
export const nightDueAt = (day: CivilDate, statementAfterMs = 0): Instant =>
  dayLimits(day).until + Math.max(AFTER_DAY_MS, statementAfterMs)

/**
 * When the comparison of a day is retried, by the number of runs: 10, 20, 40 minutes ..., three hours at most, without
 * an end.
 */
export const nightRetryAt = (now: Instant, runs: number): Instant =>
  now + Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (Math.max(1, runs) - 1))

/** Why staff cannot have a day compared; undefined where they can. */
export const checkNightDay = (
  day: CivilDate,
  today: CivilDate,
): 'STAFF_DAY_NOT_OVER' | 'STAFF_DAY_TOO_OLD' | undefined => {
  if (day >= today) return 'STAFF_DAY_NOT_OVER'
  return day < addDays(today, -NIGHT_DAYS_BACK) ? 'STAFF_DAY_TOO_OLD' : undefined
}
