import type { Instant } from './civil-date'
import { feeDeparture, type RideMoments } from './fee-departure'
import type { Cents } from './money'
import type { RefundPolicy, RefundTier } from './refund-policy'

const MINUTE_MS = 60_000

interface Times extends RideMoments {
  soldAt: Instant
  now: Instant
}

/** A late ride is refunded without a fee. */
const FREE: RefundTier = { minutes: undefined, basisPoints: 0 }

/** The fee tier at `now`; undefined where the policy has none for this moment. */
export const findRefundTierAt = (
  policy: Pick<RefundPolicy, 'clock' | 'tiers'>,
  { soldAt, now, ...ride }: Times,
): RefundTier | undefined => {
  if (ride.delayMinutes !== undefined) return FREE
  const fits = (minutes: number): boolean =>
    policy.clock === 'sinceSale' ? now - soldAt <= minutes * MINUTE_MS : feeDeparture(ride) - now >= minutes * MINUTE_MS
  return policy.tiers.find(({ minutes }) => minutes === undefined || fits(minutes))
}

/** Fee rate of a refund requested at `now`, in basis points. It does not check whether the ticket can be refunded. */
export const refundRateAt = (policy: Pick<RefundPolicy, 'clock' | 'tiers'>, times: Times): number =>
  findRefundTierAt(policy, times)?.basisPoints ?? 10_000

/** Fee on what was paid for one ticket: rounded half up, at least the minimum, never more than was paid. */
export const refundFee = (
  policy: Pick<RefundPolicy, 'rounding' | 'minimumFee'>,
  paid: Cents,
  basisPoints: number,
): Cents => {
  const step = policy.rounding === 'unit' ? 100 : 1
  const share = Math.floor((paid * basisPoints + 5_000 * step) / (10_000 * step)) * step
  return Math.min(paid, Math.max(share, policy.minimumFee))
}
