import type { Instant } from './civil-date'

/** Departure of a ride and the one it was changed from; undefined where it was never changed. */
export interface RideMoments {
  departsAt: Instant
  changedFrom?: Instant | undefined
  /** Minutes that staff declared the ride late, or the ride of the other leg; undefined while it is on time. */
  delayMinutes?: number | undefined
}

/**
 * The departure that fees and cutoffs count from: the earlier of both, because a change to a later bus must not lower
 * them.
 */
export const feeDeparture = ({ departsAt, changedFrom = departsAt }: RideMoments): Instant =>
  Math.min(departsAt, changedFrom)
