import type { Registry } from 'prom-client'
import { claimAttemptQuery, findLastAttemptResult, storeAttemptResult } from './attempt-queries.repository'
import type { AttemptResult } from './attempt-result'
import type { PaymentAttemptRow } from './attempts.repository'
import type { PaymentContext } from './payment-context'
import { countPaymentEvent } from './payment-metrics'
import { type PaymentProvider, ProviderFault } from './payment-provider'
import { findOutcome } from './payments.repository'
import { recordPayment } from './record-payment'

interface InFlightQuery {
  now: Promise<AttemptResult>
  /** Begins when the query in flight has ended. */
  next?: Promise<AttemptResult>
}

const processes = new WeakMap<Registry, Map<string, InFlightQuery>>()

const queriesOf = (metrics: Registry): Map<string, InFlightQuery> => {
  const queries = processes.get(metrics) ?? new Map<string, InFlightQuery>()
  processes.set(metrics, queries)
  return queries
}

const begin = (
  queries: Map<string, InFlightQuery>,
  requestNo: string,
  query: () => Promise<AttemptResult>,
): Promise<AttemptResult> => {
  const now = query().finally(() => {
    if (queries.get(requestNo)?.now === now) queries.delete(requestNo)
  })
  queries.set(requestNo, { now })
  return now
}

/** The answer of the query of an attempt that is in flight in this process, else of a new one. */
export const joinQuery = (
  { metrics }: { metrics: Registry },
  requestNo: string,
  query: () => Promise<AttemptResult>,
): Promise<AttemptResult> => {
  const queries = queriesOf(metrics)
  return queries.get(requestNo)?.now ?? begin(queries, requestNo, query)
}

/**
 * The answer of a query that begins now or later, because the query in flight may have been sent too early: the new one
 * follows it, and all concurrent callers share it.
 */
export const runFreshQuery = (
  { metrics }: { metrics: Registry },
  requestNo: string,
  query: () => Promise<AttemptResult>,
): Promise<AttemptResult> => {
  const queries = queriesOf(metrics)
  const inFlight = queries.get(requestNo)
  if (!inFlight) return begin(queries, requestNo, query)
  inFlight.next ??= inFlight.now.then(
    (result) => (result.kind === 'recorded' ? result : begin(queries, requestNo, query)),
    () => begin(queries, requestNo, query),
  )
  return inFlight.next
}

type Context = Omit<PaymentContext, 'methods'>
interface AttemptToVerify {
  provider: PaymentProvider
  attempt: PaymentAttemptRow
}

/** How long the last verdict about an attempt is reused for callers that poll. */
const RESULT_LASTS_MS = 1000

const findRecorded = async (
  { db }: Context,
  { request_no, state }: Pick<PaymentAttemptRow, 'request_no' | 'state'>,
): Promise<AttemptResult | undefined> => {
  const outcome = state === 'settled' ? await findOutcome(db, request_no) : undefined
  return outcome && { kind: 'recorded', outcome }
}

/** Queries the provider, outside any transaction, and records what it captured. */
const queryProvider = async (context: Context, { provider, attempt }: AttemptToVerify): Promise<AttemptResult> => {
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
const queryAndStore = async (context: Context, target: AttemptToVerify): Promise<AttemptResult> => {
  const { request_no: requestNo } = target.attempt
  const queriedAt = context.clock.now()
  try {
    const result = await queryProvider(context, target)
    await storeAttemptResult(context.db, requestNo, { queriedAt, result: result.kind })
    return result
  } catch (error) {
    if (error instanceof ProviderFault)
      await storeAttemptResult(context.db, requestNo, { queriedAt, result: 'no-answer' })
    throw error
  }
}

/** The recent answer; undefined while another process awaits it. */
const recallAttemptResult = async (context: Context, requestNo: string): Promise<AttemptResult | undefined> => {
  const last = await findLastAttemptResult(context.db, requestNo)
  const recorded = last && (await findRecorded(context, { request_no: requestNo, state: last.state }))
  if (recorded) return recorded
  if (last?.last_result === 'no-answer') throw new ProviderFault('unreachable', 'the provider gave no answer just now')
  return last?.last_result ? { kind: last.last_result === 'declined' ? 'declined' : 'pending' } : undefined
}

/**
 * Queries the provider about an attempt and records what it captured: a fresh query, but never two at once in a
 * process. A recorded attempt is not queried again. Rejects with what the provider throws.
 */
export const verifyAttempt = async (context: Context, target: AttemptToVerify): Promise<AttemptResult> =>
  (await findRecorded(context, target.attempt)) ??
  runFreshQuery(context, target.attempt.request_no, () => queryProvider(context, target))

/**
 * The same for a page, or a browser, that polls: it shares the query in flight, and the last verdict is reused for a
 * second, whichever process got it; `pending` while another process awaits it. From the deadline on, an earlier verdict
 * does not count, nor does a query that another process awaits: the provider is queried once more for money that came
 * just before.
 */
export const verifyRecently = async (
  context: Context,
  target: AttemptToVerify,
  isOver = context.clock.now() >= target.attempt.pay_by,
): Promise<AttemptResult> => {
  const { db, clock } = context
  const { request_no: requestNo, pay_by: payBy } = target.attempt
  const queryOrRecall = async (): Promise<AttemptResult> => {
    const about = { now: clock.now(), lastsMs: RESULT_LASTS_MS, ...(isOver && { since: payBy }) }
    if (await claimAttemptQuery(db, requestNo, about)) return queryAndStore(context, target)
    const recalled = await recallAttemptResult(context, requestNo)
    return recalled ?? (isOver ? queryAndStore(context, target) : { kind: 'pending' })
  }
  const run = isOver ? runFreshQuery : joinQuery
  return (await findRecorded(context, target.attempt)) ?? run(context, requestNo, queryOrRecall)
}
