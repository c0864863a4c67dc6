import { type Instant, isAirportLine, toPlainSigns } from '@shuttle/domain'
import type { Kysely, Transaction } from 'kysely'
import { transaction } from '../../../database/transaction'
import type { Database, OrderRow, TicketCheckRow } from '../../../database/types'
import { enqueue } from '../../../outbox/outbox.repository'
import { Refusal } from '../../../runtime/errors'
import { lockOrder, syncOrder } from '../orders'
import { endRefundRequest, findWaitingRequest } from '../refund-requests'
import { findOrderOfPickupCode, findReplacement } from './pickup-codes.repository'
import { collectTickets, findOrderOfTicket, insertCheck } from './used-tickets.repository'

/** Ends a request that waits for one of these tickets, and mails its passenger. False where none does. */
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

/**
 * Moves a locked order after the use of its tickets; one that is being refunded moves only where that ended its
 * request.
 */
const followUse = async (trx: Transaction<Database>, order: OrderRow, used: readonly string[], now: Instant) => {
  if (order.status === 'refunded') return
  if (order.status === 'refunding' && !(await overtakeRequest(trx, order.order_no, used, now))) return
  await syncOrder(trx, order, { now })
}

/**
 * Records the check of a ticket of a locked order; with its last valid ticket the order becomes used, and a refund
 * request for it ends.
 */
export const enterCheck = async (
  trx: Transaction<Database>,
  order: OrderRow,
  { check, now }: { check: TicketCheckRow; now: Instant },
): Promise<void> => {
  await insertCheck(trx, check)
  await followUse(trx, order, [check.ticket_no], now)
}

/** The order of a ticket, locked until the transaction ends; undefined for a ticket that does not exist. */
export const lockOrderOfTicket = async (
  trx: Transaction<Database>,
  ticketNo: string,
): Promise<OrderRow | undefined> => {
  const orderNo = await findOrderOfTicket(trx, ticketNo)
  return orderNo === undefined ? undefined : lockOrder(trx, orderNo)
}

/**
 * Records that a gate admitted a ticket, also a gate that was offline and reports later; the same check twice is one.
 * With its last valid ticket the order becomes used, and a refund request for the ticket ends. False for a ticket that
 * does not exist.
 */
export const recordCheck = (db: Kysely<Database>, check: TicketCheckRow, now: Instant): Promise<boolean> =>
  transaction(db, async (trx) => {
    const order = await lockOrderOfTicket(trx, check.ticket_no)
    if (!order) return false
    await enterCheck(trx, order, { check, now })
    return true
  })

interface Collection {
  place: string
  now: Instant
}

/** Marks the valid tickets of a locked order as collected; false where there is none to collect. */
export const collectOrder = async (
  trx: Transaction<Database>,
  order: OrderRow,
  { place, now }: Collection,
): Promise<boolean> => {
  const collected = await collectTickets(trx, order.order_no, { collected_at: now, collected_place: place })
  if (collected.length === 0) return false
  await followUse(trx, order, collected, now)
  return true
}

/**
 * Records that a counter accepted the pickup code of a paid order and printed its valid tickets, once. False where
 * there is none to collect. The order becomes used, and its refund request ends.
 */
export const recordCollection = (
  db: Kysely<Database>,
  { orderNo, ...collection }: Collection & { orderNo: string },
): Promise<boolean> =>
  transaction(db, async (trx) => {
    // Before its tickets, because every other change of them locks the order first.
    const order = await lockOrder(trx, orderNo)
    return order ? collectOrder(trx, order, collection) : false
  })

/** As read from a QR code, or typed in groups of four. */
const readPickupCode = (typed: string): string => toPlainSigns(typed).toUpperCase().replace(/[\s-]/g, '')

/**
 * The paid airport order that has this pickup code, locked until the transaction ends. Throws PICKUP_CODE_REPLACED with
 * the moment of the change for the code before a change of departure, and PICKUP_CODE_UNKNOWN.
 */
export const lockOrderOfPickupCode = async (trx: Transaction<Database>, pickupCode: string): Promise<OrderRow> => {
  const code = readPickupCode(pickupCode)
  const orderNo = await findOrderOfPickupCode(trx, code)
  const order = orderNo === undefined ? undefined : await lockOrder(trx, orderNo)
  // A change may have committed meanwhile: the code is compared again under the lock.
  if (order && order.pickup_code === code && isAirportLine(order.line_code)) return order
  const replacedAt = await findReplacement(trx, code)
  throw replacedAt === undefined
    ? new Refusal('PICKUP_CODE_UNKNOWN')
    : new Refusal('PICKUP_CODE_REPLACED', { replacedAt })
}

/** Records the collection by the pickup code that a passenger shows. Throws as {@link lockOrderOfPickupCode}. */
export const collectByPickupCode = (
  db: Kysely<Database>,
  { pickupCode, ...collection }: Collection & { pickupCode: string },
): Promise<boolean> =>
  transaction(db, async (trx) => collectOrder(trx, await lockOrderOfPickupCode(trx, pickupCode), collection))
