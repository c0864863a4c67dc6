import type { Instant } from './civil-date'
import type { RefundPolicy } from './refund-policy'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** First moment at which a ticket can no longer be refunded: the cutoff before its departure, or the end of the days after the sale. */
export const refundClosesAt = (
  policy: Pick<RefundPolicy, 'cutoffMinutes' | 'windowDays'>,
  times: { soldAt: Instant; departsAt: Instant },
): Instant => {
  const cutoff = times.departsAt - policy.cutoffMinutes * MINUTE_MS
  // The last moment of the last day still counts, as the minute of a tier does.
  return policy.windowDays === undefined ? cutoff : Math.min(cutoff, times.soldAt + policy.windowDays * DAY_MS + 1)
}
