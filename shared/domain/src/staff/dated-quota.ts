import type { CivilDate } from '../civil-date'

/** Seats a day from a day on, until the next step; null restores the usual number of the line. */
export interface QuotaStep {
  from: CivilDate
  seats: number | null
}

/** More than any line has buses for: a higher number has a digit too many. */
export const HIGHEST_QUOTA = 100_000

export const isQuota = (seats: number): boolean => Number.isInteger(seats) && seats >= 0 && seats <= HIGHEST_QUOTA

/** Quota of a day by the steps; null where the usual number counts. */
export const quotaOn = (steps: readonly QuotaStep[], date: CivilDate): number | null =>
  steps
    .filter(({ from }) => from <= date)
    .sort((left, right) => (left.from < right.from ? -1 : 1))
    .at(-1)?.seats ?? null

/**
 * The steps with another number on the days from `from` until before `until`, or without an end: days outside retain
 * their number, and steps inside are removed. Steps that change nothing are left out.
 */
export const setQuota = (
  steps: readonly QuotaStep[],
  { from, until, seats }: QuotaStep & { until: CivilDate | undefined },
): QuotaStep[] => {
  const outside = steps.filter((step) => step.from < from || (until !== undefined && step.from > until))
  const after = until === undefined ? [] : [{ from: until, seats: quotaOn(steps, until) }]
  const all = [...outside, { from, seats }, ...after].sort((left, right) => (left.from < right.from ? -1 : 1))
  return all.filter((step, at) => step.seats !== (all[at - 1]?.seats ?? null))
}
