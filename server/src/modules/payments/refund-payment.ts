import type { Instant } from '@shuttle/domain'
import { transaction } from '../../database/transaction'
import { enqueue, type OutboxHandlers } from '../../outbox/outbox.repository'
import { findAttempt } from './attempts.repository'
import type { PaymentContext } from './payment-context'
import type { PaymentMethods, RefundOutcome } from './payment-provider'
import { endRefund, getRefund, type PaymentRefundRow } from './payments.repository'

/**
 * Handler of `payment:refund`: requests the refund from the provider under its one number until it ends, then mails.
 * A refund the provider refuses waits for staff.
 */
export const refundPayment =
  (context: PaymentContext): OutboxHandlers['payment:refund'] =>
  async ({ refundNo, language }) => {
    const { db, clock, log, methods } = context
    const refund = await getRefund(db, refundNo)
    if (refund.state !== 'waiting') return
    const attempt = await findAttempt(db, refund.request_no)
    if (!attempt) throw new Error(`no attempt ${refund.request_no}`)
    const outcome = await requestRefund(methods, refund, attempt.created_at)
    if (outcome.state === 'pending') throw new Error(`refund ${refundNo} is pending at the provider`)
    if (outcome.state === 'refused') log.error({ refundNo, reason: outcome.reason }, 'refund refused, staff must act')
    const state = outcome.state === 'done' ? 'done' : 'refused'
    await transaction(db, async (trx) => {
      const now = clock.now()
      if ((await endRefund(trx, refundNo, { state, now })) && state === 'done')
        await enqueue(trx, { kind: 'mail:payment-refunded', payload: { refundNo, language }, now })
    })
  }

/** Queries first what became of an earlier try: its answer may have been lost. */
const requestRefund = async (
  methods: PaymentMethods,
  refund: PaymentRefundRow,
  openedAt: Instant,
): Promise<RefundOutcome> => {
  const provider = methods.byCode(refund.provider)
  if (!provider) throw new Error(`no provider ${refund.provider} is configured`)
  const request = {
    requestNo: refund.request_no,
    openedAt,
    // An automatic refund is always whole.
    captured: refund.amount_cents,
    refundNo: refund.refund_no,
    amount: refund.amount_cents,
    currency: refund.currency,
  }
  const known = await provider.queryRefund(request)
  if (known.state !== 'unknown') return known
  const acceptance = await provider.refund(request)
  if (acceptance.state === 'refused') return acceptance
  const outcome = await provider.queryRefund(request)
  return outcome.state === 'unknown' ? { state: 'pending' } : outcome
}
