import { DAY_MS, type Instant } from '@shuttle/domain'
import { OPEN_MS } from '../../../runtime/bulkheads/circuit-breaker'
import type { PaymentAttemptRow } from './attempts.repository'
import { claimClosedAttempt, scheduleRecheck } from './closed-attempts.repository'
import type { PaymentContext } from './payment-context'
import { countPaymentEvent } from './payment-metrics'
import { type ProviderBulkhead, providerBulkheads } from './provider-bulkheads'
import { queryAttempt } from './query-attempt'

const HOUR_MS = 3_600_000
/** Days past its deadline for which a closed attempt is checked; later money is found by statements and by staff. */
export const RECHECK_DAYS = 7
/** The same where its provider never answers: it is unknown whether it took money. */
export const UNANSWERED_RECHECK_DAYS = 30
/** One run of the job. */
const CHECKS_A_RUN = 20

/** The next check: after 1, 2, 4 ... hours, a day at most. Null when its days are over. */
export const nextRecheckAt = (now: Instant, payBy: Instant, isUnanswered: boolean): Instant | null => {
  const next = now + Math.min(DAY_MS, Math.max(HOUR_MS, now - payBy))
  return next <= payBy + (isUnanswered ? UNANSWERED_RECHECK_DAYS : RECHECK_DAYS) * DAY_MS ? next : null
}

const checkClosedAttempt = async (
  context: PaymentContext,
  attempt: PaymentAttemptRow,
): Promise<'answered' | 'unanswered'> => {
  const { db, clock, log, metrics } = context
  const { request_no: requestNo, order_no: orderNo, provider, pay_by, unanswered_since } = attempt
  const answer = await queryAttempt(context, attempt)
  if (answer === 'recorded') return 'answered'
  const now = clock.now()
  if (answer === 'not-queried') {
    await scheduleRecheck(db, requestNo, { nextRecheckAt: now + OPEN_MS, unansweredSince: unanswered_since })
    return 'unanswered'
  }
  const isUnanswered = answer === 'no-answer'
  const next = nextRecheckAt(now, pay_by, isUnanswered)
  await scheduleRecheck(db, requestNo, {
    nextRecheckAt: next,
    unansweredSince: isUnanswered ? (unanswered_since ?? now) : null,
  })
  if (isUnanswered && next === null) {
    log.error({ requestNo, orderNo, provider }, 'a closed attempt is given up without an answer, staff must ask')
    countPaymentEvent(metrics, 'payment_given_up_total', provider)
  }
  return isUnanswered ? 'unanswered' : 'answered'
}

/**
 * Checks closed attempts of one provider: late money is recorded as if it had come in time. When the provider does not
 * answer, its other attempts are skipped for this run. Returns how many it checked.
 */
export const checkClosedAttemptsOf = async (
  context: PaymentContext,
  { scope, capacity }: ProviderBulkhead,
  ending?: AbortSignal,
): Promise<number> => {
  const isOneProvider = 'of' in scope
  for (let checks = 0; checks < CHECKS_A_RUN; checks += 1) {
    if (ending?.aborted || capacity(1) === 0) return checks
    const attempt = await claimClosedAttempt(context.db, { scope, now: context.clock.now() })
    if (!attempt) return checks
    if ((await checkClosedAttempt(context, attempt)) === 'unanswered' && isOneProvider) return checks + 1
  }
  return CHECKS_A_RUN
}

/** The closed attempts of all providers, in parallel; returns how many it checked. */
export const checkClosedAttempts = async (context: PaymentContext): Promise<number> => {
  const checks = await Promise.all(
    providerBulkheads(context).map((bulkhead) => checkClosedAttemptsOf(context, bulkhead)),
  )
  return checks.reduce((sum, count) => sum + count, 0)
}
