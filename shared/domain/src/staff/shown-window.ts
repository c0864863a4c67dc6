import type { Instant } from '../civil-date'

/** Shown from `from` until before `until`. */
export interface ShownWindow {
  from: Instant
  until: Instant
}

export type ShownState = 'planned' | 'shown' | 'over'
export type ShownWindowViolation = 'STAFF_WINDOW_INVALID' | 'STAFF_WINDOW_OVER'

/** State of a notice or a banner at this moment; one that was ended before it began counts as over. */
export const shownStateAt = ({ from, until }: ShownWindow, now: Instant): ShownState => {
  if (until <= now || until <= from) return 'over'
  return from <= now ? 'shown' : 'planned'
}

/** Why a window is invalid, or undefined; an invalid moment is NaN. */
export const checkShownWindow = ({ from, until }: ShownWindow, now: Instant): ShownWindowViolation | undefined => {
  if (!(from < until)) return 'STAFF_WINDOW_INVALID'
  return until <= now ? 'STAFF_WINDOW_OVER' : undefined
}

/** The end of a window that is ended now: a planned one never begins, and one that is over stays unchanged. */
export const endShownWindow = ({ from, until }: ShownWindow, now: Instant): Instant =>
  Math.min(until, Math.max(from, now))
