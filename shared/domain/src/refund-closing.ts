import type { Instant } from './civil-date'
import { feeDeparture, type RideMoments } from './fee-departure'
import type { RefundPolicy } from './refund-policy'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/**
 * First moment at which a ticket can no longer be refunded: the cutoff before its departure (the earlier one, where it
 * was changed), its expiry without a cutoff, or the end of the days after the sale. A late ride is refunded until its
 * late departure.
 */
export const refundClosesAt = (
  policy: Pick<RefundPolicy, 'cutoffMinutes' | 'windowDays'>,
  times: { soldAt: Instant } & RideMoments,
): Instant => {
  const { cutoffMinutes } = policy
  if (times.delayMinutes !== undefined) return times.departsAt + times.delayMinutes * MINUTE_MS
  const cutoff = cutoffMinutes > 0 ? feeDeparture(times) - cutoffMinutes * MINUTE_MS : times.departsAt
  // The last moment of the last day still counts, like the minute of a tier.
  return policy.windowDays === undefined ? cutoff : Math.min(cutoff, times.soldAt + policy.windowDays * DAY_MS + 1)
}
