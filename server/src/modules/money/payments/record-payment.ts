import type { Instant } from '@shuttle/domain'
import type { Kysely, Transaction } from 'kysely'
import { transaction } from '../../../database/transaction'
import type { Database } from '../../../database/types'
import { enqueue } from '../../../outbox/outbox.repository'
import { markPaid } from '../../passenger/orders'
import { type PaymentAttemptRow, settleAttempt } from './attempts.repository'
import type { PaymentProvider, ProviderPayment } from './payment-provider'
import { claimTransaction, findOutcome, type PaymentOutcome, recordOutcome } from './payments.repository'
import { type AutomaticReason, addRefund } from './refund-ledger.repository'

/** Money that a provider captured, whether or not some of it was returned. */
export type TakenPayment = Extract<ProviderPayment, { transactionId: string }>

const isExpectedPayment = (provider: PaymentProvider, attempt: PaymentAttemptRow, captured: TakenPayment): boolean =>
  captured.amount === attempt.amount_cents &&
  provider.isCurrency(captured.currency, attempt.currency) &&
  captured.merchant === attempt.merchant

const markOrderPaid = async (
  trx: Transaction<Database>,
  attempt: PaymentAttemptRow,
  now: Instant,
): Promise<Exclude<PaymentOutcome, 'wrong-amount' | 'returned'>> => {
  const { order_no: orderNo, provider: payType, request_no: requestNo } = attempt
  const outcome = await markPaid(trx, { orderNo, now, payType, requestNo })
  // This transaction was new, so an order that is paid already was paid by another one.
  return outcome === 'already-paid' ? 'paid-twice' : outcome
}

const findOrderOutcome = async (
  trx: Transaction<Database>,
  { provider, attempt, captured, now }: Parameters<typeof recordPayment>[1],
): Promise<PaymentOutcome> => {
  if (captured.state === 'returned') return 'returned'
  return isExpectedPayment(provider, attempt, captured) ? markOrderPaid(trx, attempt, now) : 'wrong-amount'
}

const requestRefund = async (
  trx: Transaction<Database>,
  attempt: PaymentAttemptRow,
  refund: { captured: TakenPayment; reason: AutomaticReason; now: Instant },
): Promise<void> => {
  const { captured, reason, now } = refund
  await addRefund(trx, {
    refund_no: `R-${attempt.request_no}`,
    provider: attempt.provider,
    request_no: attempt.request_no,
    order_no: attempt.order_no,
    captured_cents: captured.amount,
    amount_cents: captured.amount,
    currency: captured.currency,
    reason,
    language: attempt.language,
    created_at: now,
  })
}

/**
 * Records money the provider captured, once for each of its transactions: the unique row first, then the order's
 * conditional transition, then the follow-up (a mail, or a refund). Money is never dropped: a payment that does not
 * match the order is refunded whole. Returned money pays no order. Returns the outcome, the same however often it is
 * called, and whether this call recorded it.
 */
export const recordPayment = (
  db: Kysely<Database>,
  payment: { provider: PaymentProvider; attempt: PaymentAttemptRow; captured: TakenPayment; now: Instant },
): Promise<{ outcome: PaymentOutcome; isNew: boolean }> =>
  transaction(db, async (trx) => {
    const { attempt, captured, now } = payment
    const { transactionId } = captured
    const isNew = await claimTransaction(trx, {
      provider: attempt.provider,
      transaction_id: transactionId,
      request_no: attempt.request_no,
      order_no: attempt.order_no,
      merchant: captured.merchant,
      amount_cents: captured.amount,
      currency: captured.currency,
      outcome: 'booking',
      booked_at: now,
    })
    if (!isNew) {
      const recorded = await findOutcome(trx, attempt.request_no)
      if (!recorded) throw new Error(`transaction ${transactionId} was recorded for another attempt`)
      // An attempt that was closed or opened again since is settled too.
      await settleAttempt(trx, attempt.request_no)
      return { outcome: recorded, isNew }
    }
    const outcome = await findOrderOutcome(trx, payment)
    await recordOutcome(trx, { provider: attempt.provider, transactionId }, outcome)
    await settleAttempt(trx, attempt.request_no)
    if (outcome === 'paid' || outcome === 'honoured-late') {
      const payload = { orderNo: attempt.order_no, language: attempt.language }
      await enqueue(trx, { kind: 'mail:order-paid', payload, now })
    } else if (outcome !== 'returned') await requestRefund(trx, attempt, { captured, reason: outcome, now })
    return { outcome, isNew }
  })
