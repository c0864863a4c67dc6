import { DAY_MS, type Instant } from '@shuttle/domain'
import { REST_MS } from '../../lanes/circuit-breaker'
import { askAboutAttempt } from './ask-about-attempt'
import type { PaymentAttemptRow } from './attempts.repository'
import { claimLook, storeNextLook } from './closed-attempts.repository'
import type { PaymentContext } from './payment-context'
import { countPaymentEvent } from './payment-metrics'
import { type ProviderLane, providerLanes } from './provider-lanes'

const HOUR_MS = 3_600_000
/** Days past its deadline for which a closed attempt is checked; later money is found by statements and by staff. */
export const LOOK_DAYS = 7
/** The same where its provider never answers: it is unknown whether it took money. */
export const SILENT_LOOK_DAYS = 30
/** One run of the job. */
const LOOKS_A_RUN = 20

/** The next check: after 1, 2, 4 ... hours, a day at most. Null when its days are over. */
export const nextLookAt = (now: Instant, payBy: Instant, isSilent: boolean): Instant | null => {
  const next = now + Math.min(DAY_MS, Math.max(HOUR_MS, now - payBy))
  return next <= payBy + (isSilent ? SILENT_LOOK_DAYS : LOOK_DAYS) * DAY_MS ? next : null
}

const look = async (context: PaymentContext, attempt: PaymentAttemptRow): Promise<'answered' | 'unanswered'> => {
  const { db, clock, log, metrics } = context
  const { request_no: requestNo, order_no: orderNo, provider, pay_by, silent_since } = attempt
  const answer = await askAboutAttempt(context, attempt)
  if (answer === 'recorded') return 'answered'
  const now = clock.now()
  if (answer === 'not-asked') {
    await storeNextLook(db, requestNo, { nextLookAt: now + REST_MS, silentSince: silent_since })
    return 'unanswered'
  }
  const isSilent = answer === 'no-answer'
  const next = nextLookAt(now, pay_by, isSilent)
  await storeNextLook(db, requestNo, { nextLookAt: next, silentSince: isSilent ? (silent_since ?? now) : null })
  if (isSilent && next === null) {
    log.error({ requestNo, orderNo, provider }, 'a closed attempt is given up without an answer, staff must ask')
    countPaymentEvent(metrics, 'payment_given_up_total', provider)
  }
  return isSilent ? 'unanswered' : 'answered'
}

/**
 * Checks closed attempts of one provider: late money is recorded as if it had come in time. When the provider does not
 * answer, its other attempts are skipped for this run. Returns how many it checked.
 */
export const lookAtClosedAttempts = async (
  context: PaymentContext,
  { scope, room }: ProviderLane,
  ending?: AbortSignal,
): Promise<number> => {
  const isAsked = 'of' in scope
  for (let looks = 0; looks < LOOKS_A_RUN; looks += 1) {
    if (ending?.aborted || room(1) === 0) return looks
    const attempt = await claimLook(context.db, { scope, now: context.clock.now() })
    if (!attempt) return looks
    if ((await look(context, attempt)) === 'unanswered' && isAsked) return looks + 1
  }
  return LOOKS_A_RUN
}

/** The closed attempts of all providers, in parallel; returns how many it checked. */
export const checkClosedAttempts = async (context: PaymentContext): Promise<number> => {
  const looks = await Promise.all(providerLanes(context).map((lane) => lookAtClosedAttempts(context, lane)))
  return looks.reduce((sum, count) => sum + count, 0)
}
