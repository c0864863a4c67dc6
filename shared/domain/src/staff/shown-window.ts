import type { Instant } from '../civil-date'

/** Shown from `from` until before `until`. */
export interface ShownWindow {
  from: Instant
  until: Instant
}

export type ShownState = 'planned' | 'shown' | 'over'
export type ShownWindowViolation = 'STAFF_WINDOW_INVALID' | 'STAFF_WINDOW_OVER'

/** What a notice or a banner is at this moment; one that was ended before it began is over. */
export const shownStateAt = ({ from, until }: ShownWindow, now: Instant): ShownState => {
  if (until <= now || until <= from) return 'over'
  return from <= now ? 'shown' : 'planned'
}

/** Why nothing can be shown in this time, or undefined; a moment that is none is not a number. */
export const checkShownWindow = ({ from, until }: ShownWindow, now: Instant): ShownWindowViolation | undefined => {
  if (!(from < until)) return 'STAFF_WINDOW_INVALID'
  return until <= now ? 'STAFF_WINDOW_OVER' : undefined
}

/** The end of what is ended now: what was planned never begins, and what is over stays as it was. */
export const endShownWindow = ({ from, until }: ShownWindow, now: Instant): Instant =>
  Math.min(until, Math.max(from, now))
