import type { Instant } from '@shuttle/domain'
import type { Transaction } from 'kysely'
import type { Database } from '../../../database/types'
import { addDifference } from './differences.repository'
import type { RefundRow } from './refund-ledger.repository'
import { findSettlement, scheduleSettlementCheck } from './refund-settlements.repository'

/**
 * The provider completed a refund that is final: where staff had settled it outside, that is a difference, stored once.
 * Answers whether it is new.
 */
export const recordLateSuccess = async (
  trx: Transaction<Database>,
  refund: Pick<RefundRow, 'refund_no' | 'order_no' | 'request_no' | 'provider' | 'amount_cents' | 'currency'>,
  now: Instant,
): Promise<boolean> => {
  const { refund_no: refundNo, order_no: orderNo, request_no: requestNo, provider } = refund
  if (!(await findSettlement(trx, refundNo))) return false
  await scheduleSettlementCheck(trx, refundNo, null)
  const money = { amount: refund.amount_cents, currency: refund.currency }
  const about = { kind: 'settled-twice' as const, provider, number: refundNo, orderNo, requestNo, refundNo }
  return addDifference(trx, { ...about, ours: money, theirs: money }, now)
}
