import { Refusal } from '../../errors'
import { findLastVerdict, storeVerdict, takeQuestion } from './attempt-questions.repository'
import type { PaymentAttemptRow } from './attempts.repository'
import type { PaymentContext } from './payment-context'
import { countPaymentEvent } from './payment-metrics'
import { type PaymentProvider, ProviderFault } from './payment-provider'
import { findOutcome } from './payments.repository'
import { type Wait, withPatience } from './provider-patience'
import { askAfresh, joinQuestion } from './questions-under-way'
import { recordPayment } from './record-payment'
import type { Verdict } from './verdict'

type Context = Omit<PaymentContext, 'methods'>
interface Asked {
  provider: PaymentProvider
  attempt: PaymentAttemptRow
}

/** How long the last verdict about an attempt is reused for callers that poll. */
const VERDICT_LASTS_MS = 1000

const findRecorded = async (
  { db }: Context,
  { request_no, state }: Pick<PaymentAttemptRow, 'request_no' | 'state'>,
): Promise<Verdict | undefined> => {
  const outcome = state === 'settled' ? await findOutcome(db, request_no) : undefined
  return outcome && { kind: 'recorded', outcome }
}

/** Queries the provider, outside any transaction, and records what it captured. */
const askProvider = async (context: Context, { provider, attempt }: Asked): Promise<Verdict> => {
  const payment = await provider.query({ requestNo: attempt.request_no, openedAt: attempt.created_at })
  if (payment.state === 'none') return { kind: 'pending' }
  if (payment.state === 'declined') return { kind: 'declined' }
  const now = context.clock.now()
  const { outcome, isNew } = await recordPayment(context.db, { provider, attempt, captured: payment, now })
  if (isNew && attempt.state === 'closed') {
    context.log.warn({ requestNo: attempt.request_no, outcome }, 'a payment was recorded after its attempt was closed')
    countPaymentEvent(context.metrics, 'payment_after_closing_total', attempt.provider)
  }
  if (isNew && payment.state === 'returned') {
    const { transactionId, amount, refunded } = payment
    const about = { orderNo: attempt.order_no, requestNo: attempt.request_no, transactionId, amount, refunded }
    context.log.error(about, 'the provider gave this payment back before an order was paid with it, staff must look')
    countPaymentEvent(context.metrics, 'payment_returned_total', attempt.provider)
  }
  return { kind: 'recorded', outcome }
}

/** The same, and stores the verdict with the time of its query, for callers that poll. */
const askAndStore = async (context: Context, asked: Asked): Promise<Verdict> => {
  const { request_no: requestNo } = asked.attempt
  const askedAt = context.clock.now()
  try {
    const verdict = await askProvider(context, asked)
    await storeVerdict(context.db, requestNo, { askedAt, verdict: verdict.kind })
    return verdict
  } catch (error) {
    if (error instanceof ProviderFault) await storeVerdict(context.db, requestNo, { askedAt, verdict: 'no-answer' })
    throw error
  }
}

/** The recent answer; undefined while another process awaits it. */
const recallVerdict = async (context: Context, requestNo: string): Promise<Verdict | undefined> => {
  const last = await findLastVerdict(context.db, requestNo)
  const recorded = last && (await findRecorded(context, { request_no: requestNo, state: last.state }))
  if (recorded) return recorded
  if (last?.last_verdict === 'no-answer') throw new ProviderFault('unreachable', 'the provider gave no answer just now')
  return last?.last_verdict ? { kind: last.last_verdict === 'declined' ? 'declined' : 'pending' } : undefined
}

/**
 * Queries the provider about an attempt and records what it captured: a fresh query, but never two at once in a
 * process. A recorded attempt is not queried again. Rejects with what the provider throws.
 */
export const verifyAttempt = async (context: Context, asked: Asked): Promise<Verdict> =>
  (await findRecorded(context, asked.attempt)) ??
  askAfresh(context, asked.attempt.request_no, () => askProvider(context, asked))

/**
 * The same for a page, or a browser, that polls: it shares the query in flight, and the last verdict is reused for a
 * second, whichever process got it; `pending` while another process awaits it. From the deadline on, an earlier verdict
 * does not count, nor does a query that another process awaits: the provider is queried once more for money that came
 * just before.
 */
export const verifyRecently = async (
  context: Context,
  asked: Asked,
  isOver = context.clock.now() >= asked.attempt.pay_by,
): Promise<Verdict> => {
  const { db, clock } = context
  const { request_no: requestNo, pay_by: payBy } = asked.attempt
  const askOrRecall = async (): Promise<Verdict> => {
    const about = { now: clock.now(), lastsMs: VERDICT_LASTS_MS, ...(isOver && { since: payBy }) }
    if (await takeQuestion(db, requestNo, about)) return askAndStore(context, asked)
    const recalled = await recallVerdict(context, requestNo)
    return recalled ?? (isOver ? askAndStore(context, asked) : { kind: 'pending' })
  }
  const ask = isOver ? askAfresh : joinQuestion
  return (await findRecorded(context, asked.attempt)) ?? ask(context, requestNo, askOrRecall)
}

/**
 * Runs provider calls for a waiting passenger, with a time limit: their faults become PROVIDER_UNREACHABLE and a log
 * line.
 */
export const reachProvider = async <Result>(
  log: { warn: (about: object, text: string) => void },
  talk: (wait: Wait) => Promise<Result>,
): Promise<Result> => {
  try {
    return await withPatience(talk)
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error
    log.warn({ err: error, kind: error.kind, field: error.field }, 'payment provider: no usable answer')
    throw new Refusal('PROVIDER_UNREACHABLE')
  }
}
