import type { Instant } from './civil-date'
import { feeDeparture, type RideMoments } from './fee-departure'
import { refundRateAt } from './refund-fee'
import type { RefundPolicy } from './refund-policy'

const MINUTE_MS = 60_000

/**
 * First moment after `now` at which the fee rate changes; undefined when it stays. The minute of a tier belongs to it.
 */
export const nextRefundTierAt = (
  policy: Pick<RefundPolicy, 'clock' | 'tiers'>,
  times: { soldAt: Instant; now: Instant } & RideMoments,
): Instant | undefined => {
  const { soldAt, now } = times
  const edges = policy.tiers.flatMap(({ minutes }) => {
    if (minutes === undefined) return []
    const last = policy.clock === 'sinceSale' ? soldAt + minutes * MINUTE_MS : feeDeparture(times) - minutes * MINUTE_MS
    return last >= now ? [last + 1] : []
  })
  const rate = refundRateAt(policy, times)
  return edges
    .toSorted((one, other) => one - other)
    .find((edge) => refundRateAt(policy, { ...times, now: edge }) !== rate)
}
