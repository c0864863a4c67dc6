import { sharedCounts } from '../../../limits'
import type { AppContext } from '../../../runtime/context'
import { Refusal } from '../../../runtime/errors'

/**
 * Counts a call of an account. Throws TOO_MANY_REQUESTS, and reports first whether it is the first refusal of this
 * minute.
 */
export type StaffLimit = (accountId: string, onExceeded: (isFirst: boolean) => void) => void
const createStaffLimit = (context: AppContext): StaffLimit => {
  const counts = sharedCounts(context)
  const limit = context.config.limits.staffCalls
  /** The end of the minute in which this process refused an account before. */
  const refusedUntil = new Map<string, number>()
  return (accountId, onExceeded) => {
    const { current, ttl } = counts.add(`staff:${accountId}`, limit)
    if (current <= limit.most) return
    const now = context.clock.now()
    onExceeded((refusedUntil.get(accountId) ?? 0) <= now)
    refusedUntil.set(accountId, now + ttl)
    throw new Refusal('TOO_MANY_REQUESTS', { waitSeconds: Math.max(1, Math.ceil(ttl / 1000)) })
  }
}

const limits = new WeakMap<AppContext, StaffLimit>()

/** All calls of the back office together, by account; shared by all processes. */
export const staffLimitOf = (context: AppContext): StaffLimit => {
  const limit = limits.get(context) ?? createStaffLimit(context)
  limits.set(context, limit)
  return limit
}
