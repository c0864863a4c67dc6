import { nightRetryAt } from '@shuttle/domain/staff'
import { countPaymentEvent, type PaymentContext, type PaymentProvider, providerBreaker } from '../payments'
import { compareNight, NightLeft, type NightResult } from './compare-night'
import { claimNight, endNight, type NightRow } from './nights.repository'
import { planNights } from './plan-nights'

const NEVER = new AbortController().signal

type Fault = { last_fault: string }

const compareOrLeave = async (
  context: PaymentContext,
  about: { provider: PaymentProvider; claim: NightRow; ending: AbortSignal },
): Promise<NightResult | Fault | undefined> => {
  try {
    return await compareNight(context, about)
  } catch (error) {
    if (error instanceof NightLeft) return undefined
    const { day, provider } = about.claim
    context.log.error({ err: error, day, provider }, 'the comparison of a day failed')
    return { last_fault: 'fault of the service, see its log' }
  }
}

const runNight = async (context: PaymentContext, claim: NightRow, ending: AbortSignal): Promise<void> => {
  const { db, clock, methods, metrics } = context
  const provider = methods.byCode(claim.provider)
  if (!provider) return
  const result = await compareOrLeave(context, { provider, claim, ending })
  const now = clock.now()
  if (result === undefined) {
    // Changes nothing where another process has taken the day.
    await endNight(db, claim, { state: 'waiting', next_run_at: now })
    return
  }
  if ('unanswered' in result && result.unanswered === 0) {
    await endNight(db, claim, { state: 'compared', next_run_at: null, compared_at: now, ...result })
    return
  }
  countPaymentEvent(metrics, 'payment_day_not_compared_total', claim.provider)
  await endNight(db, claim, { state: 'not-compared', next_run_at: nightRetryAt(now, claim.runs), ...result })
}

/**
 * Compares the due days with the providers (D5.50), each by one process and the oldest first; a day without all answers
 * of its provider is tried again, without an end; a provider with an open circuit has its days skipped too. Returns how
 * many days it began.
 */
export const runNights = async (context: PaymentContext, ending: AbortSignal = NEVER): Promise<number> => {
  const { db, clock, methods } = context
  const listAvailableProviders = () =>
    methods.all.map(({ code }) => code).filter((code) => providerBreaker(context, code).capacity(1) > 0)
  await planNights(db, methods.all, clock.now())
  let begun = 0
  while (!ending.aborted) {
    const codes = listAvailableProviders()
    const claim = codes.length > 0 ? await claimNight(db, codes, clock.now()) : undefined
    if (!claim) break
    begun += 1
    await runNight(context, claim, ending)
  }
  return begun
}
