import type { Instant } from '@shuttle/domain'
import { claimAttempts, endAttempt, type PaymentAttemptRow, scheduleCheck } from './attempts.repository'
import type { PaymentContext } from './payment-context'
import { verifyAttempt } from './verify-attempt'

const FIRST_CHECK_MS = 15_000
const LONGEST_GAP_MS = 120_000
/** How long after the deadline money may still come before an attempt is given up. */
const GRACE_MS = 30 * 60_000
/** The deadline itself is always followed by a check soon after. */
const AFTER_DEADLINE_MS = 5_000

/** When the service first asks the provider by itself: the passenger's own confirmation usually comes earlier. */
export const firstCheckAt = (openedAt: Instant): Instant => openedAt + FIRST_CHECK_MS

/** The next time to ask, after `checks` answers without money: 15, 30, 60, 120, 120 s ..., and right after the deadline. */
export const nextCheckAt = (now: Instant, checks: number, payBy: Instant): Instant => {
  const regular = now + Math.min(LONGEST_GAP_MS, FIRST_CHECK_MS * 2 ** checks)
  const afterDeadline = payBy + AFTER_DEADLINE_MS
  return now < afterDeadline ? Math.min(regular, afterDeadline) : regular
}

export const isGivenUp = (now: Instant, payBy: Instant): boolean => now > payBy + GRACE_MS

const checkAttempt = async (context: PaymentContext, attempt: PaymentAttemptRow): Promise<void> => {
  const { db, clock, log, methods } = context
  const provider = methods.byCode(attempt.provider)
  if (!provider) return
  let silentSince: Instant | null = null
  try {
    const verdict = await verifyAttempt(context, { provider, attempt })
    if (verdict.kind === 'recorded') return
    if (isGivenUp(clock.now(), attempt.pay_by)) return await endAttempt(db, attempt.request_no, 'closed')
  } catch (error) {
    log.warn({ err: error, requestNo: attempt.request_no }, 'reconciler: an attempt could not be checked')
    silentSince = attempt.silent_since ?? clock.now()
  }
  const next = nextCheckAt(clock.now(), attempt.checks, attempt.pay_by)
  await scheduleCheck(db, attempt.request_no, { nextCheckAt: next, silentSince })
}

/**
 * The reconciler: verifies attempts that were not confirmed, so that a passenger who closed the page after
 * paying still gets the tickets, and late money is honoured or refunded. Returns how many it verified.
 */
export const checkOpenAttempts = async (context: PaymentContext): Promise<number> => {
  const attempts = await claimAttempts(context.db, context.clock.now())
  for (const attempt of attempts) await checkAttempt(context, attempt)
  return attempts.length
}
