import { compareRefund, type RefundAtProvider } from '@shuttle/domain/staff'
import { transaction } from '../../../database/transaction'
import {
  findSettlement,
  getRefund,
  OtherRefundMoney,
  type PaymentContext,
  type RefundRow,
  recordLateSuccess,
  toProviderRefund,
} from '../payments'
import { moneyOf } from './compare-attempt'
import type { DayComparison } from './day-comparison'

/** The state of a refund at its provider; of one with other money that money. */
const queryProvider = async (context: PaymentContext, refund: RefundRow): Promise<RefundAtProvider> => {
  const providerRefund = await toProviderRefund(context, refund)
  if (!providerRefund) throw new Error(`refund ${refund.refund_no} has no provider to ask`)
  try {
    const { state } = await providerRefund.provider.queryRefund(providerRefund.request)
    return { state, money: moneyOf(refund) }
  } catch (error) {
    if (error instanceof OtherRefundMoney) return { state: 'done', money: error.theirs }
    throw error
  }
}

/** Queries the provider about a refund, and only then reads its state: one that moved meanwhile is no difference. */
export const compareDayRefund = async (comparison: DayComparison, { refund_no }: RefundRow): Promise<void> => {
  const { context, sums, enter, report } = comparison
  const { db, clock } = context
  const theirs = await queryProvider(context, await getRefund(db, refund_no))
  const refund = await getRefund(db, refund_no)
  const isSettledOutside = (await findSettlement(db, refund_no)) !== undefined
  const ours = moneyOf(refund)
  const addSums = () => {
    if (refund.state === 'done' && !isSettledOutside) sums.add('oursRefunded', ours)
    if (theirs.state === 'done') sums.add('theirsRefunded', theirs.money)
  }
  const kind = compareRefund({ state: refund.state, isSettledOutside, money: ours }, theirs)
  if (kind === undefined) return addSums()
  const about = { kind, number: refund_no, refundNo: refund_no }
  if (kind === 'settled-twice') {
    if (await transaction(db, (trx) => recordLateSuccess(trx, refund, clock.now()))) report(about)
    return addSums()
  }
  const isThere = theirs.state === 'done' || theirs.state === 'pending'
  const { order_no: orderNo, request_no: requestNo } = refund
  await enter({ ...about, orderNo, requestNo, ours, theirs: isThere ? theirs.money : undefined })
  addSums()
}
