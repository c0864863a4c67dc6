import type { Instant } from '@shuttle/domain'
import type { Kysely, Transaction } from 'kysely'
import { transaction } from '../../database/transaction'
import type { Database, OrderRow, TicketCheckRow } from '../../database/types'
import { enqueue } from '../../outbox/outbox.repository'
import { followFacts } from './follow-facts'
import { collectTickets, findOrderOfTicket, insertCheck, lockOrder } from './orders.repository'
import { endRefundRequest, findWaitingRequest } from './refund-requests.repository'

/** Ends a request that waits for one of these tickets, and has its passenger written to. False where none does. */
const overtakeRequest = async (
  trx: Transaction<Database>,
  orderNo: string,
  ticketNumbers: readonly string[],
  now: Instant,
): Promise<boolean> => {
  const request = await findWaitingRequest(trx, orderNo)
  if (!request?.items.some(({ ticketNo }) => ticketNumbers.includes(ticketNo))) return false
  const { request_no: requestNo, language } = request
  if (!(await endRefundRequest(trx, requestNo, { state: 'overtaken', now }))) return false
  await enqueue(trx, { kind: 'mail:refund-request', payload: { requestNo, state: 'overtaken', language }, now })
  return true
}

/** Moves a locked order after the use of its tickets; one on its way back moves only where that ended its request. */
const followUse = async (trx: Transaction<Database>, order: OrderRow, used: readonly string[], now: Instant) => {
  if (order.status === 'refunded') return
  if (order.status === 'refunding' && !(await overtakeRequest(trx, order.order_no, used, now))) return
  await followFacts(trx, order, { now })
}

/**
 * Records that a gate let a ticket through, also one that was offline and says so later; the same check twice is one. With its
 * last valid ticket the order becomes used, and a refund request for the ticket ends. False for a ticket that does not exist.
 */
export const recordCheck = (db: Kysely<Database>, check: TicketCheckRow, now: Instant): Promise<boolean> =>
  transaction(db, async (trx) => {
    const orderNo = await findOrderOfTicket(trx, check.ticket_no)
    const order = orderNo === undefined ? undefined : await lockOrder(trx, orderNo)
    if (!order) return false
    await insertCheck(trx, check)
    await followUse(trx, order, [check.ticket_no], now)
    return true
  })

/**
 * Records that a counter took the pickup code of a paid order and printed its valid tickets, once. False where there is none to
 * collect. The order becomes used, and its refund request ends.
 */
export const recordCollection = (
  db: Kysely<Database>,
  { orderNo, place, now }: { orderNo: string; place: string; now: Instant },
): Promise<boolean> =>
  transaction(db, async (trx) => {
    // Before its tickets, as whatever else changes them locks the order first.
    const order = await lockOrder(trx, orderNo)
    if (!order) return false
    const collected = await collectTickets(trx, orderNo, { collected_at: now, collected_place: place })
    if (collected.length === 0) return false
    await followUse(trx, order, collected, now)
    return true
  })
