import { randomUUID } from 'node:crypto'
import type { Instant, RefundQuoteItem } from '@shuttle/domain'
import type { Transaction } from 'kysely'
import type { Database, OrderRow } from '../../../database/types'
import { enqueue } from '../../../outbox/outbox.repository'
import { Refusal } from '../../../runtime/errors'
import { lockOrder, syncOrder } from '../orders'
import { copyQuote, enterRefund } from '../ticket-refunds'
import {
  changeRequestQuote,
  endRefundRequest,
  findRefundRequest,
  type RefundRequest,
  type RequestView,
  readRequest,
} from './refund-requests.repository'

/** A decision of staff about a request. The caller has checked their permission. */
export interface RequestDecision {
  requestNo: string
  /** Account of the staff member. */
  decidedBy: string
  /** Text for the passenger; required for a rejection. */
  answerText: string
  now: Instant
}

type Trx = Transaction<Database>

/**
 * Ends a waiting request under the lock of its order, which a gate, a counter and the passenger take too: one of them
 * is first. Throws REFUND_REQUEST_NOT_FOUND, and REFUND_REQUEST_CLOSED with the outcome for one that has ended.
 */
const endWaiting = async (
  trx: Trx,
  state: 'approved' | 'rejected',
  { requestNo, decidedBy, answerText, now }: RequestDecision,
): Promise<{ request: RefundRequest; order: OrderRow }> => {
  const found = await findRefundRequest(trx, requestNo)
  const order = found && (await lockOrder(trx, found.order_no))
  // Read again: it may have ended while this transaction waited for the lock.
  const request = order && (await findRefundRequest(trx, requestNo))
  if (!request) throw new Refusal('REFUND_REQUEST_NOT_FOUND')
  const end = { state, now, decidedBy, answerText: answerText.trim() }
  if (!(await endRefundRequest(trx, requestNo, end)))
    throw new Refusal('REFUND_REQUEST_CLOSED', { endState: request.state })
  const { language } = request
  await enqueue(trx, { kind: 'mail:refund-request', payload: { requestNo, state, language }, now })
  return { request, order }
}

/** Stores the tickets of a request at another fee than its original one; answers the number of the quote. */
const quoteAnew = async (trx: Trx, { request_no, quote_no }: RefundRequest, items: readonly RefundQuoteItem[]) => {
  const quoteNo = randomUUID()
  await copyQuote(trx, quote_no, { quote_no: quoteNo, tickets: JSON.stringify(items) })
  await changeRequestQuote(trx, request_no, quoteNo)
  return quoteNo
}

/**
 * Approves a request: its tickets are refunded at the fee of the moment it was sent, however long ago, their seats
 * return and the money enters the ledger, in the transaction of the caller. Coupons stay used. `items` are its tickets
 * at another fee, where staff changed it. Throws as above.
 */
export const approveRequest = async (
  trx: Trx,
  {
    items: changed,
    ...decision
  }: Omit<RequestDecision, 'answerText'> & {
    answerText?: string
    items?: readonly RefundQuoteItem[]
  },
): Promise<RequestView> => {
  const { requestNo, now } = decision
  const { request, order } = await endWaiting(trx, 'approved', { answerText: '', ...decision })
  const { reason, reason_text: reasonText, language } = request
  const quoteNo = changed ? await quoteAnew(trx, request, changed) : request.quote_no
  const items = changed ?? request.items
  await enterRefund(trx, order, { quoteNo, items, reason, reasonText, language, now })
  return readRequest(trx, requestNo)
}

/**
 * Rejects a request with a text for the passenger: its tickets stay unchanged. Throws REFUND_ANSWER_MISSING, and as
 * above.
 */
export const rejectRequest = async (trx: Trx, decision: RequestDecision): Promise<RequestView> => {
  const { requestNo, answerText, now } = decision
  if (answerText.trim() === '') throw new Refusal('REFUND_ANSWER_MISSING')
  const { order } = await endWaiting(trx, 'rejected', decision)
  await syncOrder(trx, order, { now })
  return readRequest(trx, requestNo)
}
