import type { Instant } from '@shuttle/domain'
import { transaction } from '../../../database/transaction'
import { enqueue } from '../../../outbox/outbox.repository'
import { OPEN_MS } from '../../../runtime/bulkheads/circuit-breaker'
import { type Bulkhead, runBulkheads } from '../../../runtime/bulkheads/run-bulkhead'
import { recordRefundEnd } from '../../passenger/orders'
import type { PaymentContext } from './payment-context'
import { countPaymentEvent } from './payment-metrics'
import { QuestionDropped, type RefundOutcome } from './payment-provider'
import { type ProviderBulkhead, providerBulkheads } from './provider-bulkheads'
import { recordLateSuccess } from './record-late-success'
import {
  claimRefund,
  listDueRefunds,
  listTicketRefundStates,
  moveRefund,
  type RefundRow,
} from './refund-ledger.repository'
import { toProviderRefund } from './to-provider-refund'

const FIRST_GAP_MS = 15_000
const LONGEST_GAP_MS = 3_600_000

/**
 * The time of the next query, after `checks` answers that ended nothing: 30, 60, 120 s ..., an hour at most, and
 * without an end.
 */
export const nextRefundCheckAt = (now: Instant, checks: number): Instant =>
  now + Math.min(LONGEST_GAP_MS, FIRST_GAP_MS * 2 ** checks)

/** `moved`: staff settled the refund outside, or another instance claimed it since; nothing is written. */
type RefundCheckResult = RefundOutcome | { state: 'failed'; reason: string } | { state: 'moved' }

/**
 * Moves a refund before its provider is called for it: settling outside takes the row from `failed`, under the same
 * lock. False when the claim is out of date; then no call may follow.
 */
const holdForCall = ({ db }: PaymentContext, refund: RefundRow): Promise<boolean> =>
  moveRefund(db, refund, { state: refund.state === 'failed' ? 'pending' : refund.state })

/**
 * Queries the refund before requesting it: an earlier answer may have been lost. It is done only when the query reports
 * it. A refund that failed at the provider is requested again under its number, one check later.
 */
const queryProvider = async (context: PaymentContext, refund: RefundRow): Promise<RefundCheckResult> => {
  const { db } = context
  const providerRefund = await toProviderRefund(context, refund)
  // A refund of nothing needs no provider.
  if (!providerRefund) return { state: 'done' }
  const { provider, request } = providerRefund
  const known = await provider.queryRefund(request)
  if (known.state === 'done' || known.state === 'pending') return known
  if (known.state === 'refused' && refund.state !== 'failed') return { ...known, state: 'failed' }
  if (!(await holdForCall(context, refund))) return { state: 'moved' }
  const acceptance = await provider.refund(request)
  if (acceptance.state === 'refused') return known.state === 'refused' ? { ...known, state: 'failed' } : acceptance
  // Stored at once: from here on the provider has the refund, and a restart must know it.
  await moveRefund(db, refund, { state: 'pending' })
  const outcome = await provider.queryRefund(request)
  if (outcome.state === 'unknown') return { state: 'pending' }
  return outcome.state === 'refused' ? { ...outcome, state: 'failed' } : outcome
}

/**
 * Ends a refund, moves the order whose tickets it was for, and queues the mail to its passenger in the same
 * transaction.
 */
const endRefund = (context: PaymentContext, refund: RefundRow): Promise<void> =>
  transaction(context.db, async (trx) => {
    const { refund_no: refundNo, order_no: orderNo, language } = refund
    const now = context.clock.now()
    const end = { state: 'done', ended_at: now, next_check_at: null, last_answer: '' } as const
    if (!(await moveRefund(trx, refund, end))) {
      await recordLateSuccess(trx, refund, now)
      return
    }
    if (refund.quote_no !== null) await recordRefundEnd(trx, orderNo, () => listTicketRefundStates(trx, orderNo), now)
    await enqueue(trx, { kind: 'mail:payment-refunded', payload: { refundNo, language }, now })
  })

const applyResult = async (context: PaymentContext, refund: RefundRow, result: RefundCheckResult): Promise<void> => {
  const { db, clock, log, metrics } = context
  const { refund_no: refundNo, provider } = refund
  if (result.state === 'moved') return
  if (result.state === 'done') return endRefund(context, refund)
  const next_check_at = nextRefundCheckAt(clock.now(), refund.checks)
  if (result.state === 'pending') {
    await moveRefund(db, refund, { state: 'pending', next_check_at })
    return
  }
  const { reason: last_answer } = result
  const about = { refundNo, orderNo: refund.order_no, provider, reason: last_answer }
  if (result.state === 'refused') {
    if (!(await moveRefund(db, refund, { state: 'refused', next_check_at: null, last_answer }))) return
    log.error(about, 'the provider refuses a refund, staff must act')
    return countPaymentEvent(metrics, 'refund_refused_total', provider)
  }
  const moved = await moveRefund(db, refund, { state: 'failed', next_check_at, last_answer })
  if (!moved || refund.state === 'failed') return
  log.error(about, 'a refund failed at the provider: it is asked for again, staff must look')
  countPaymentEvent(metrics, 'refund_failed_total', provider)
}

const checkRefund = async (context: PaymentContext, refund: RefundRow): Promise<void> => {
  const { db, clock, log } = context
  try {
    await applyResult(context, refund, await queryProvider(context, refund))
  } catch (error) {
    // The count of checks stays, because it identifies the latest claim.
    if (error instanceof QuestionDropped)
      return void (await moveRefund(db, refund, { next_check_at: clock.now() + OPEN_MS }))
    log.warn({ err: error, refundNo: refund.refund_no, checks: refund.checks }, 'a refund could not be checked')
    await moveRefund(db, refund, { next_check_at: nextRefundCheckAt(clock.now(), refund.checks) })
  }
}

/** Concurrent refund calls to one provider. */
const LIMIT = 2

/** Checks the due refunds of one provider, without a time limit: each has its own number and its own next check. */
export const refundBulkhead = (
  context: PaymentContext,
  { scope, capacity }: ProviderBulkhead,
): Bulkhead<string, RefundRow> => {
  const { db, clock } = context
  return {
    limit: LIMIT,
    capacity: () => capacity(LIMIT),
    list: () => listDueRefunds(db, { scope, now: clock.now() }),
    claim: (refundNo) => claimRefund(db, refundNo, clock.now()),
    handle: (refund) => checkRefund(context, refund),
  }
}

/** All bulkheads once, in parallel; returns how many refunds were checked. */
export const checkOpenRefunds = (context: PaymentContext): Promise<number> =>
  runBulkheads(providerBulkheads(context).map((bulkhead) => refundBulkhead(context, bulkhead)))
