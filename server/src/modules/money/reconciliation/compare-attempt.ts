import { comparePayment, type ProviderMoney } from '@shuttle/domain/staff'
import { listTransactionsOf, type PaymentTransactionRow, type ProviderPayment } from '../payments'
import { type DayAttempt, listRefundNumbers } from './day-books.repository'
import type { DayComparison } from './day-comparison'

type ReturnedPayment = Extract<ProviderPayment, { state: 'returned' }>

export const moneyOf = ({ amount_cents, currency }: Pick<PaymentTransactionRow, 'amount_cents' | 'currency'>) => ({
  amount: amount_cents,
  currency,
})

/** Refunds that a provider reports, each with its number there. */
const listReturned = (
  { refunds, refunded, currency }: ReturnedPayment,
  requestNo: string,
  ours: readonly string[],
): { number: string; theirs: ProviderMoney | undefined }[] => {
  if (refunds)
    return (
      refunds
        .filter(({ number }) => !ours.includes(number))
        // Numbers of refunds are unique within a payment there.
        .map(({ number, ...theirs }) => ({ number: `${requestNo}/${number}`, theirs }))
    )
  // Without numbers, returned money is ours where the books have any refund.
  if (ours.length > 0) return []
  return [{ number: requestNo, theirs: refunded === undefined ? undefined : { amount: refunded, currency } }]
}

const findUnknownRefunds = async (comparison: DayComparison, attempt: DayAttempt, payment: ReturnedPayment) => {
  const { context, provider, sums, enter } = comparison
  // A statement names every refund on the day it was begun.
  if (provider.statement) return
  const { request_no: requestNo, order_no: orderNo } = attempt
  const ours = await listRefundNumbers(context.db, requestNo)
  for (const { number, theirs } of listReturned(payment, requestNo, ours)) {
    await enter({ kind: 'unknown-refund', number, orderNo, requestNo, theirs })
    sums.add('theirsRefunded', theirs)
  }
}

/**
 * Queries the provider about an attempt, and only then reads what is recorded: a payment that is recorded meanwhile is
 * no difference.
 */
export const compareAttempt = async (comparison: DayComparison, attempt: DayAttempt): Promise<void> => {
  const { context, provider, sums, enter } = comparison
  const { request_no: requestNo, order_no: orderNo } = attempt
  const payment = await provider.query({ requestNo, openedAt: attempt.created_at })
  const taken = payment.state === 'captured' || payment.state === 'returned' ? payment : undefined
  const recorded = await listTransactionsOf(context.db, requestNo)
  const row = taken ? recorded.find(({ transaction_id }) => transaction_id === taken.transactionId) : recorded[0]
  const ours = row && moneyOf(row)
  const theirs = taken && { amount: taken.amount, currency: taken.currency }
  const kind = comparePayment(ours, theirs)
  if (kind) await enter({ kind, number: requestNo, orderNo, requestNo, ours, theirs })
  sums.add('oursPaid', ours)
  sums.add('theirsPaid', theirs)
  if (payment.state === 'returned') await findUnknownRefunds(comparison, attempt, payment)
}
