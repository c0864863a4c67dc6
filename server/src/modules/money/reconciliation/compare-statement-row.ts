import { comparePayment, isSameMoney } from '@shuttle/domain/staff'
import { findAttempt, findTransaction, type StatementRow } from '../payments'
import { moneyOf } from './compare-attempt'
import { findProviderRefund } from './day-books.repository'
import type { DayComparison } from './day-comparison'

/** The attempt of ours that a row is about, if any. */
const findOwnAttempt = async ({ context, provider }: DayComparison, requestNo: string | undefined) => {
  const attempt = requestNo === undefined ? undefined : await findAttempt(context.db, requestNo)
  return attempt?.provider === provider.code ? attempt : undefined
}

const comparePaymentRow = async (comparison: DayComparison, row: StatementRow): Promise<void> => {
  const { context, provider, sums, enter } = comparison
  const { transactionId, amount, currency } = row
  const theirs = { amount, currency }
  const recorded = await findTransaction(context.db, { provider: provider.code, transactionId })
  // A row with the provider's number alone shows where money moved, not what the order cost.
  if (recorded && row.number === undefined) return
  const attempt = await findOwnAttempt(comparison, row.number)
  if (!attempt) {
    await enter({ kind: 'unknown-payment', number: row.number ?? transactionId, theirs })
    return sums.add('theirsPaid', theirs)
  }
  const ours = recorded && moneyOf(recorded)
  const { request_no: requestNo, order_no: orderNo } = attempt
  const kind = comparePayment(ours, theirs)
  if (kind) await enter({ kind, number: requestNo, orderNo, requestNo, ours, theirs })
}

const compareRefundRow = async (comparison: DayComparison, row: StatementRow): Promise<void> => {
  const { context, provider, sums, enter } = comparison
  const { number = row.transactionId, amount, currency } = row
  const theirs = { amount, currency }
  const refund = await findProviderRefund(context.db, provider.code, number)
  if (!refund) {
    const attempt = await findOwnAttempt(comparison, row.requestNo)
    const unknown = provider.statement?.isNumberedByPayment ? row.transactionId : number
    const about = { orderNo: attempt?.order_no, requestNo: attempt?.request_no, theirs }
    await enter({ kind: 'unknown-refund', number: unknown, ...about })
    return sums.add('theirsRefunded', theirs)
  }
  const ours = moneyOf(refund)
  if (isSameMoney(ours, theirs)) return
  const { refund_no: refundNo, order_no: orderNo, request_no: requestNo } = refund
  await enter({ kind: 'refund-amount-differs', number: refundNo, refundNo, orderNo, requestNo, ours, theirs })
}

/** Searches the books for a row of the provider's statement. */
export const compareStatementRow = (comparison: DayComparison, row: StatementRow): Promise<void> =>
  row.kind === 'payment' ? comparePaymentRow(comparison, row) : compareRefundRow(comparison, row)
