import type { Instant } from './civil-date'
import { refundRateAt } from './refund-fee'
import type { RefundPolicy } from './refund-policy'

const MINUTE_MS = 60_000

/** First moment after `now` at which the fee rate is another one; undefined when it stays as it is. The minute of a tier is in it. */
export const nextRefundTierAt = (
  policy: Pick<RefundPolicy, 'clock' | 'tiers'>,
  times: { soldAt: Instant; departsAt: Instant; now: Instant },
): Instant | undefined => {
  const { soldAt, departsAt, now } = times
  const edges = policy.tiers.flatMap(({ minutes }) => {
    if (minutes === undefined) return []
    const last = policy.clock === 'sinceSale' ? soldAt + minutes * MINUTE_MS : departsAt - minutes * MINUTE_MS
    return last >= now ? [last + 1] : []
  })
  const rate = refundRateAt(policy, times)
  return edges
    .toSorted((one, other) => one - other)
    .find((edge) => refundRateAt(policy, { soldAt, departsAt, now: edge }) !== rate)
}
