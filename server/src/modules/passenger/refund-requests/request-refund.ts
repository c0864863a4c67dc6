import { randomUUID } from 'node:crypto'
import {
  type Cents,
  checkRefundRequest,
  DAY_MS,
  getIdTail,
  type Instant,
  isIdTailOf,
  type Language,
  quoteRefund,
  type RefundProofType,
  type RefundReason,
  refundAnswerDay,
} from '@shuttle/domain'
import type { Transaction } from 'kysely'
import { transaction } from '../../../database/transaction'
import type { Database } from '../../../database/types'
import { enqueue } from '../../../outbox/outbox.repository'
import type { AppContext } from '../../../runtime/context'
import { Refusal } from '../../../runtime/errors'
import type { PaymentMethods } from '../../money/payments'
import { isDocumentStored, lockOwnOrder, newRefundRequestNumber, type OrderView, syncOrder } from '../orders'
import { addQuote, findMissingTickets, readOrderToRefund } from '../ticket-refunds'
import {
  addRefundProof,
  addRefundRequest,
  listRefundRequests,
  type RefundRequest,
  type RequestView,
  readRequest,
} from './refund-requests.repository'

export interface RefundRequestCommand {
  orderNo: string
  accountId: string
  tickets: readonly string[]
  /** The fee that was shown to the passenger. */
  fee: Cents
  reason: RefundReason
  reasonText: string
  email: string
  /** As typed. */
  idTail: string
  proof: { type: RefundProofType; base64: string } | undefined
  /** Identifies a repeated request; without a sent key there is none. */
  key: { sent: string | undefined; requestHash: string }
  language: Language
  now: Instant
}

type Trx = Transaction<Database>

/** The last four of the stored identity documents of these tickets' passengers. */
const listIdTails = ({ tickets, passengers }: OrderView, chosen: readonly string[]): string[] => {
  const positions = tickets.filter(({ ticket_no }) => chosen.includes(ticket_no)).map((each) => each.passenger_position)
  const chosenPassengers = passengers.filter(({ position }) => positions.includes(position))
  return chosenPassengers
    .filter(isDocumentStored)
    .map(({ id_tail }) => id_tail)
    .filter((tail) => tail !== '')
}

/** Each sends mails to an address that its sender chose. */
const MOST_A_DAY = 5

const assertFewRequests = (requests: readonly RefundRequest[], now: Instant): void => {
  const first = requests.filter(({ created_at }) => created_at > now - DAY_MS)[MOST_A_DAY - 1]
  if (first === undefined) return
  throw new Refusal('TOO_MANY_REQUESTS', { waitSeconds: Math.ceil((first.created_at + DAY_MS - now) / 1000) })
}

/**
 * The request that this one repeats; undefined for a new one. Throws where another one waits, or the order had too many
 * today.
 */
const findRepeated = async (
  trx: Trx,
  { orderNo, key, now }: Pick<RefundRequestCommand, 'orderNo' | 'key' | 'now'>,
): Promise<string | undefined> => {
  const requests = await listRefundRequests(trx, orderNo)
  const same = requests.find(({ request_key }) => request_key !== null && request_key === key.sent)
  if (same && same.request_hash !== key.requestHash) throw new Refusal('IDEMPOTENCY_MISMATCH')
  if (same) return same.request_no
  if (requests.some(({ state }) => state === 'waiting')) throw new Refusal('REFUND_REQUEST_OPEN')
  assertFewRequests(requests, now)
  return undefined
}

const enterRequest = async (trx: Trx, methods: PaymentMethods, command: RefundRequestCommand): Promise<string> => {
  const { orderNo, accountId, tickets, reason, proof, key, language, now } = command
  const order = await lockOwnOrder(trx, orderNo, accountId)
  if (!order) throw new Refusal('ORDER_NOT_FOUND')
  const repeated = await findRepeated(trx, command)
  if (repeated !== undefined) return repeated
  const { view, refundable } = await readOrderToRefund(trx, methods, order, now)
  const violation = checkRefundRequest(refundable, tickets, { reason, now })
  if (violation) throw new Refusal(violation, findMissingTickets(refundable, tickets))
  const idTails = listIdTails(view, tickets)
  if (!isIdTailOf(idTails, command.idTail)) throw new Refusal('REFUND_ID_TAIL_WRONG')
  const quote = quoteRefund(refundable, tickets, now)
  if (quote.fee !== command.fee) throw new Refusal('REFUND_FEE_CHANGED')

  const [quoteNo, requestNo] = [randomUUID(), newRefundRequestNumber(now)]
  await addQuote(trx, {
    quote_no: quoteNo,
    order_no: orderNo,
    account_id: accountId,
    policy_id: refundable.policy.id,
    tickets: JSON.stringify(quote.items),
    created_at: now,
    valid_until: quote.validUntil,
    // It is valid until staff decide, however long that takes.
    used_at: now,
  })
  await addRefundRequest(trx, {
    request_no: requestNo,
    order_no: orderNo,
    quote_no: quoteNo,
    reason,
    reason_text: command.reasonText,
    email: command.email,
    id_tail: idTails.length === 0 ? '' : getIdTail(command.idTail),
    language,
    request_key: key.sent ?? null,
    request_hash: key.requestHash,
    created_at: now,
    answer_by: refundAnswerDay(now),
  })
  if (proof) await addRefundProof(trx, { request_no: requestNo, content_type: proof.type, content: proof.base64 })
  await syncOrder(trx, order, { now })
  await enqueue(trx, { kind: 'mail:refund-request', payload: { requestNo, state: 'waiting', language }, now })
  return requestNo
}

/**
 * Sends a request for a refund to staff, at the current fee: the order waits, its tickets stay valid. The same key
 * again is the same request. Throws ORDER_NOT_FOUND, REFUND_REQUEST_OPEN where one waits, the reason why these tickets
 * cannot be requested, REFUND_ID_TAIL_WRONG, and REFUND_FEE_CHANGED where another fee was shown to the passenger.
 */
export const requestRefund = (
  { db, methods }: Pick<AppContext, 'db'> & { methods: PaymentMethods },
  command: RefundRequestCommand,
): Promise<RequestView> => transaction(db, async (trx) => readRequest(trx, await enterRequest(trx, methods, command)))
