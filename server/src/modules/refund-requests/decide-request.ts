import type { Instant } from '@shuttle/domain'
import type { Transaction } from 'kysely'
import type { Database, OrderRow } from '../../database/types'
import { Refusal } from '../../errors'
import { enqueue } from '../../outbox/outbox.repository'
import { endRefundRequest, findRefundRequest, followFacts, lockOrder, type RefundRequest } from '../orders'
import { enterRefund } from '../ticket-refunds'
import { type RequestView, readRequest } from './request-view'

/** What staff decide about a request. Whether they may, the caller asks before. */
export interface RequestDecision {
  requestNo: string
  /** Account of the staff. */
  decidedBy: string
  /** What the passenger reads; a rejection needs it. */
  answerText: string
  now: Instant
}

type Trx = Transaction<Database>

/**
 * Ends a request that waits under the lock of its order, which a gate, a counter and the passenger take too: one of them is first.
 * Throws REFUND_REQUEST_NOT_FOUND, and REFUND_REQUEST_CLOSED for one that has ended, with how it did.
 */
const endWaiting = async (
  trx: Trx,
  state: 'approved' | 'rejected',
  { requestNo, decidedBy, answerText, now }: RequestDecision,
): Promise<{ request: RefundRequest; order: OrderRow }> => {
  const asked = await findRefundRequest(trx, requestNo)
  const order = asked && (await lockOrder(trx, asked.order_no))
  // Read again: it may have ended while the lock was waited for.
  const request = order && (await findRefundRequest(trx, requestNo))
  if (!request) throw new Refusal('REFUND_REQUEST_NOT_FOUND')
  const end = { state, now, decidedBy, answerText: answerText.trim() }
  if (!(await endRefundRequest(trx, requestNo, end)))
    throw new Refusal('REFUND_REQUEST_CLOSED', { endState: request.state })
  const { language } = request
  await enqueue(trx, { kind: 'mail:refund-request', payload: { requestNo, state, language }, now })
  return { request, order }
}

/**
 * Approves a request: its tickets are refunded at the fee of the moment it was sent, however long ago, their seats return and the
 * money enters the ledger, in the transaction of the caller. Coupons stay used. Throws as above.
 */
export const approveRequest = async (
  trx: Trx,
  decision: Omit<RequestDecision, 'answerText'> & { answerText?: string },
): Promise<RequestView> => {
  const { requestNo, now } = decision
  const { request, order } = await endWaiting(trx, 'approved', { answerText: '', ...decision })
  const { quote_no: quoteNo, items, reason, reason_text: reasonText, language } = request
  await enterRefund(trx, order, { quoteNo, items, reason, reasonText, language, now })
  return readRequest(trx, requestNo)
}

/** Rejects a request with a text for the passenger: its tickets stay as they are. Throws REFUND_ANSWER_MISSING, and as above. */
export const rejectRequest = async (trx: Trx, decision: RequestDecision): Promise<RequestView> => {
  const { requestNo, answerText, now } = decision
  if (answerText.trim() === '') throw new Refusal('REFUND_ANSWER_MISSING')
  const { order } = await endWaiting(trx, 'rejected', decision)
  await followFacts(trx, order, { now })
  return readRequest(trx, requestNo)
}
