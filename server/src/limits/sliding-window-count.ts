import type { Instant } from '@shuttle/domain'
import type { WindowCounts } from './limit-counters.repository'

/** The count of the last window up to now: the previous window contributes the part that is still inside. */
export const slidingWindowCount = ({ current, before }: WindowCounts, windowMs: number, now: Instant): number =>
  current + before * (1 - (now % windowMs) / windowMs)

/** Seconds until fewer than `most` are counted, when nothing is added; 0 when that is so now. */
export const secondsUntilFewer = (counts: WindowCounts, limit: { most: number; windowMs: number }, now: Instant) => {
  const { most, windowMs } = limit
  if (slidingWindowCount(counts, windowMs, now) < most) return 0
  const passed = now % windowMs
  // Once this window is the one before, its own count shrinks; until then the count of the one before does.
  const waitMs =
    counts.current >= most
      ? windowMs - passed + windowMs * (1 - most / counts.current)
      : windowMs * (1 - (most - counts.current) / counts.before) - passed
  return Math.max(1, Math.ceil(waitMs / 1000))
}
