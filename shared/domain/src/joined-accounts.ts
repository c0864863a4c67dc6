import type { Instant } from './civil-date'

/** How long the join of two accounts can be undone. */
export const UNDO_JOIN_MS = 24 * 3_600_000

/** The first moment at which a join is final. */
export const joinFinalAt = (joinedAt: Instant): Instant => joinedAt + UNDO_JOIN_MS

export const isJoinFinal = (joinedAt: Instant, now: Instant): boolean => now >= joinFinalAt(joinedAt)
