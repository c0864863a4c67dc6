import type { Instant } from '@shuttle/domain'
import { isReasonGiven } from '@shuttle/domain/staff'
import type { AddedPause } from '@shuttle/wire/staff'

/** A pause as a form edits it: a missing begin is now, and without an end staff end it later. */
export type PauseContent = Omit<AddedPause, 'requestKey'>

/** Violations of a pause, by field; an invalid moment is NaN, and a begin in the past is now. */
export const checkPause = (
  pause: PauseContent,
  now: Instant,
): { until?: 'STAFF_PAUSE_TIME'; reasonText?: 'STAFF_REASON_MISSING' } => {
  const { from = now, until = Number.POSITIVE_INFINITY, reasonText } = pause
  return {
    ...(!(until > Math.max(from, now)) && { until: 'STAFF_PAUSE_TIME' }),
    ...(!isReasonGiven(reasonText) && { reasonText: 'STAFF_REASON_MISSING' }),
  }
}
