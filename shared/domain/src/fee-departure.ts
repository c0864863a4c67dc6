import type { Instant } from './civil-date'

/** Departure of a ride and the one it was changed from; undefined where it was never changed. */
export interface RideMoments {
  departsAt: Instant
  changedFrom?: Instant | undefined
}

/**
 * The departure that fees and cutoffs count from: the earlier of both, because a change to a later bus must not lower
 * them.
 */
export const feeDeparture = ({ departsAt, changedFrom = departsAt }: RideMoments): Instant =>
  Math.min(departsAt, changedFrom)
