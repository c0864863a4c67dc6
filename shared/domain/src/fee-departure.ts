import type { Instant } from './civil-date'

/** When a ride departs, and what it was changed from; undefined where its departure was never changed. */
export interface RideMoments {
  departsAt: Instant
  changedFrom?: Instant | undefined
}

/** The departure that fees and cutoffs count from: the earlier of both, or a change to a later bus would lower them. */
export const feeDeparture = ({ departsAt, changedFrom = departsAt }: RideMoments): Instant =>
  Math.min(departsAt, changedFrom)
