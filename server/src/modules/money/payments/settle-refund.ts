import type { Instant, RefundState } from '@shuttle/domain'
import type { Transaction } from 'kysely'
import type { Database } from '../../../database/types'
import { enqueue } from '../../../outbox/outbox.repository'
import { Refusal } from '../../../runtime/errors'
import { recordRefundEnd } from '../../passenger/orders'
import { endRefundOutside, listTicketRefundStates, lockRefund, type RefundRow } from './refund-ledger.repository'
import { insertSettlement } from './refund-settlements.repository'

const HOUR_MS = 3_600_000
/** While the provider may still complete it, it must not be paid a second time. */
const SETTLED_FROM: readonly RefundState[] = ['failed', 'refused']

/**
 * Marks a refund as settled outside of its provider: it is not requested again, its order moves on, and its passenger
 * gets a mail. The provider is still queried about it: a later success is a difference. Answers the refund as it was.
 * Throws STAFF_REFUND_UNKNOWN, STAFF_REFUND_ENDED, and STAFF_REFUND_MOVING unless it failed or was refused.
 */
export const settleRefund = async (
  trx: Transaction<Database>,
  settlement: { refundNo: string; reference: string; reason: string; by: string; now: Instant },
): Promise<RefundRow> => {
  const { refundNo, reference, reason, by, now } = settlement
  const refund = await lockRefund(trx, refundNo)
  if (!refund) throw new Refusal('STAFF_REFUND_UNKNOWN')
  const { state, order_no: orderNo, language } = refund
  if (state === 'done') throw new Refusal('STAFF_REFUND_ENDED', { endState: state })
  if (!SETTLED_FROM.includes(state)) throw new Refusal('STAFF_REFUND_MOVING', { endState: state })
  await endRefundOutside(trx, refundNo, now)
  const about = { reference: reference.trim(), reason_text: reason.trim(), settled_by: by, settled_at: now }
  await insertSettlement(trx, { refund_no: refundNo, ...about, next_check_at: now + HOUR_MS })
  if (refund.quote_no !== null) await recordRefundEnd(trx, orderNo, () => listTicketRefundStates(trx, orderNo), now)
  await enqueue(trx, { kind: 'mail:payment-refunded', payload: { refundNo, language }, now })
  return refund
}
