import type { Instant } from '@shuttle/domain'
import { type Lane, runLanes } from '../../lanes/run-lane'
import { askAboutAttempt } from './ask-about-attempt'
import { claimAttempt, listDueAttempts, type PaymentAttemptRow, scheduleCheck } from './attempts.repository'
import { nextLookAt } from './check-closed-attempts'
import { closeAttempt } from './closed-attempts.repository'
import type { PaymentContext } from './payment-context'
import { countPaymentEvent } from './payment-metrics'
import { type ProviderLane, providerLanes } from './provider-lanes'

const FIRST_CHECK_MS = 15_000
const LONGEST_GAP_MS = 120_000
/** How long after the deadline an attempt stays open; then it is closed, whether its provider answers or not, and looked at rarely. */
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
  const { db, clock, log, metrics } = context
  const { request_no: requestNo, order_no: orderNo, provider, pay_by } = attempt
  const answer = await askAboutAttempt(context, attempt)
  if (answer === 'recorded') return
  const now = clock.now()
  const isSilent = answer === 'no-answer'
  const silentSince = isSilent ? (attempt.silent_since ?? now) : null
  if (!isGivenUp(now, pay_by)) {
    await scheduleCheck(db, requestNo, { nextCheckAt: nextCheckAt(now, attempt.checks, pay_by), silentSince })
    return
  }
  const isClosed = await closeAttempt(db, requestNo, { nextLookAt: nextLookAt(now, pay_by, isSilent), silentSince })
  if (!isClosed || !isSilent) return
  log.error({ requestNo, orderNo, provider, silentSince }, 'an attempt is closed although its provider does not answer')
  countPaymentEvent(metrics, 'payment_closed_unanswered_total', provider)
}

/** Questions about attempts that one provider is asked at once. */
const LIMIT = 4

/**
 * The reconciler of one provider: verifies attempts that were not confirmed, so that a passenger who closed the page after
 * paying still gets the tickets, and late money is honoured or refunded.
 */
export const attemptLane = (
  context: PaymentContext,
  { scope, room }: ProviderLane,
): Lane<string, PaymentAttemptRow> => {
  const { db, clock } = context
  return {
    limit: LIMIT,
    room: () => room(LIMIT),
    list: () => listDueAttempts(db, { scope, now: clock.now() }),
    claim: (requestNo) => claimAttempt(db, requestNo, clock.now()),
    handle: (attempt) => checkAttempt(context, attempt),
  }
}

/** All lanes once, side by side; returns how many attempts were verified. */
export const checkOpenAttempts = (context: PaymentContext): Promise<number> =>
  runLanes(providerLanes(context).map((lane) => attemptLane(context, lane)))
