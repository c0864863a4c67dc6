import type { Instant } from '@shuttle/domain'

const FIRST_CHECK_MS = 15_000
const LONGEST_GAP_MS = 120_000
/** How long after the deadline money may still come before an attempt is given up. */
const GRACE_MS = 30 * 60_000
/** The deadline itself is always followed by a check soon after. */
const AFTER_DEADLINE_MS = 5_000

/** When the service first asks the provider by itself: the passenger's own confirmation usually comes earlier. */
export const firstCheckAt = (openedAt: Instant): Instant => openedAt + FIRST_CHECK_MS

/** The next time to ask, after `checks` answers without money: 15, 30, 60, 120, 120 s ..., and right after the deadline. */
export const nextCheckAt = (now: Instant, checks: number, payBy: Instant): Instant => {
  const regular = now + Math.min(LONGEST_GAP_MS, FIRST_CHECK_MS * 2 ** checks)
  const afterDeadline = payBy + AFTER_DEADLINE_MS
  return now < afterDeadline ? Math.min(regular, afterDeadline) : regular
}

export const isGivenUp = (now: Instant, payBy: Instant): boolean => now > payBy + GRACE_MS
