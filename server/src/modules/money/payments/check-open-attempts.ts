import type { Instant } from '@shuttle/domain'
import { OPEN_MS } from '../../../runtime/bulkheads/circuit-breaker'
import { type Bulkhead, runBulkhead } from '../../../runtime/bulkheads/run-bulkhead'
import {
  claimAttempt,
  listDueAttempts,
  type PaymentAttemptRow,
  postponeCheck,
  scheduleCheck,
} from './attempts.repository'
import { nextRecheckAt } from './check-closed-attempts'
import { closeAttempt, listOverdueAttempts } from './closed-attempts.repository'
import { FIRST_CHECK_MS } from './open-attempt'
import type { PaymentContext } from './payment-context'
import { countPaymentEvent } from './payment-metrics'
import { type ProviderBulkhead, type ProviderScope, providerBulkheads } from './provider-bulkheads'
import { queryAttempt } from './query-attempt'

const LONGEST_GAP_MS = 120_000
/**
 * How long after the deadline an attempt stays open; then it is closed, whether its provider answers or not, and
 * checked rarely.
 */
const GRACE_MS = 30 * 60_000
/** The deadline itself is always followed by a check soon after. */
const AFTER_DEADLINE_MS = 5_000

/**
 * The time of the next query, after `checks` answers without money: 15, 30, 60, 120, 120 s ..., and right after the
 * deadline.
 */
export const nextCheckAt = (now: Instant, checks: number, payBy: Instant): Instant => {
  const regular = now + Math.min(LONGEST_GAP_MS, FIRST_CHECK_MS * 2 ** checks)
  const afterDeadline = payBy + AFTER_DEADLINE_MS
  return now < afterDeadline ? Math.min(regular, afterDeadline) : regular
}

export const isGivenUp = (now: Instant, payBy: Instant): boolean => now > payBy + GRACE_MS

/** Closes an attempt whose grace is over; one without an answer, since `unansweredSince`, is logged and counted. */
const giveUp = async (
  { db, log, metrics }: PaymentContext,
  attempt: PaymentAttemptRow,
  { now, unansweredSince }: { now: Instant; unansweredSince: Instant | null },
): Promise<void> => {
  const { request_no: requestNo, order_no: orderNo, provider, pay_by } = attempt
  const isUnanswered = unansweredSince !== null
  const isClosed = await closeAttempt(db, requestNo, {
    nextRecheckAt: nextRecheckAt(now, pay_by, isUnanswered),
    unansweredSince,
  })
  if (!isClosed || !isUnanswered) return
  log.error(
    { requestNo, orderNo, provider, unansweredSince },
    'an attempt is closed although its provider does not answer',
  )
  countPaymentEvent(metrics, 'payment_closed_unanswered_total', provider)
}

const checkAttempt = async (context: PaymentContext, attempt: PaymentAttemptRow): Promise<void> => {
  const { db, clock } = context
  const { request_no: requestNo, pay_by } = attempt
  const answer = await queryAttempt(context, attempt)
  if (answer === 'recorded') return
  const now = clock.now()
  if (answer === 'not-queried') return postponeCheck(db, requestNo, now + OPEN_MS)
  const unansweredSince = answer === 'no-answer' ? (attempt.unanswered_since ?? now) : null
  if (isGivenUp(now, pay_by)) return giveUp(context, attempt, { now, unansweredSince })
  await scheduleCheck(db, requestNo, { nextCheckAt: nextCheckAt(now, attempt.checks, pay_by), unansweredSince })
}

/** Closes attempts past their grace without a query: their provider does not answer. */
const closeWithoutQuery = async (context: PaymentContext, scope: ProviderScope): Promise<number> => {
  const now = context.clock.now()
  const overdue = await listOverdueAttempts(context.db, { scope, now, before: now - GRACE_MS })
  for (const attempt of overdue)
    await giveUp(context, attempt, { now, unansweredSince: attempt.unanswered_since ?? now })
  return overdue.length
}

/** Concurrent attempt queries to one provider. */
const LIMIT = 4

/**
 * The reconciler of one provider: verifies unconfirmed attempts, so that a passenger who closed the page after paying
 * still gets the tickets, and late money is accepted or refunded.
 */
const attemptBulkhead = (
  context: PaymentContext,
  { scope, capacity }: ProviderBulkhead,
): Bulkhead<string, PaymentAttemptRow> => {
  const { db, clock } = context
  return {
    limit: LIMIT,
    capacity: () => capacity(LIMIT),
    list: () => listDueAttempts(db, { scope, now: clock.now() }),
    claim: (requestNo) => claimAttempt(db, requestNo, clock.now()),
    handle: (attempt) => checkAttempt(context, attempt),
  }
}

/**
 * The due attempts of one provider; while its circuit is open none is queried, and those past their grace are closed.
 */
export const checkAttemptsOf = (
  context: PaymentContext,
  bulkhead: ProviderBulkhead,
  ending?: AbortSignal,
): Promise<number> =>
  bulkhead.capacity(LIMIT) === 0
    ? closeWithoutQuery(context, bulkhead.scope)
    : runBulkhead(attemptBulkhead(context, bulkhead), ending)

/** The attempts of all providers once, in parallel; returns how many were verified or closed. */
export const checkOpenAttempts = async (context: PaymentContext): Promise<number> => {
  const counts = await Promise.all(providerBulkheads(context).map((bulkhead) => checkAttemptsOf(context, bulkhead)))
  return counts.reduce((sum, count) => sum + count, 0)
}
