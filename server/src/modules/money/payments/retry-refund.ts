import type { Instant } from '@shuttle/domain'
import type { Transaction } from 'kysely'
import type { Database } from '../../../database/types'
import { Refusal } from '../../../runtime/errors'
import { lockRefund, makeRefundDue, type RefundRow } from './refund-ledger.repository'

/**
 * Makes a refund due now, under the same number; one that the provider refused moves again. Answers the refund as it
 * was. Throws STAFF_REFUND_UNKNOWN and STAFF_REFUND_ENDED.
 */
export const retryRefund = async (trx: Transaction<Database>, refundNo: string, now: Instant): Promise<RefundRow> => {
  const refund = await lockRefund(trx, refundNo)
  if (!refund) throw new Refusal('STAFF_REFUND_UNKNOWN')
  if (refund.state === 'done') throw new Refusal('STAFF_REFUND_ENDED', { endState: refund.state })
  await makeRefundDue(trx, refund, now)
  return refund
}
