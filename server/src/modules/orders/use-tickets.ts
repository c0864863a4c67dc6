import { deriveStatus, findMove, type Instant } from '@shuttle/domain'
import type { Kysely, Transaction } from 'kysely'
import { transaction } from '../../database/transaction'
import type { Database, TicketCheckRow } from '../../database/types'
import { toOrderFacts } from './order-facts'
import {
  collectTickets,
  findOrderOfTicket,
  insertCheck,
  lockOrder,
  transitionOrder,
  viewTickets,
} from './orders.repository'

/** While a request waits, what a check does to it is decided with the request. */
const updateStatus = async (trx: Transaction<Database>, orderNo: string, now: Instant): Promise<void> => {
  const order = await lockOrder(trx, orderNo)
  if (!order || order.status === 'refunding' || order.status === 'refunded') return
  const facts = toOrderFacts({ order, tickets: await viewTickets(trx, [orderNo]) })
  const move = findMove(order.status, deriveStatus(facts, now))
  if (move !== undefined) await transitionOrder(trx, order, move)
}

/**
 * Records that a gate let a ticket through, also one that was offline and says so later; the same check twice is one. With its
 * last valid ticket the order becomes used. False for a ticket that does not exist.
 */
export const recordCheck = (db: Kysely<Database>, check: TicketCheckRow, now: Instant): Promise<boolean> =>
  transaction(db, async (trx) => {
    const orderNo = await findOrderOfTicket(trx, check.ticket_no)
    if (orderNo === undefined || !(await lockOrder(trx, orderNo))) return false
    await insertCheck(trx, check)
    await updateStatus(trx, orderNo, now)
    return true
  })

/**
 * Records that a counter took the pickup code of a paid order and printed its valid tickets, once. False where there is none to
 * collect. The order becomes used.
 */
export const recordCollection = (
  db: Kysely<Database>,
  { orderNo, place, now }: { orderNo: string; place: string; now: Instant },
): Promise<boolean> =>
  transaction(db, async (trx) => {
    // Before its tickets, as whatever else changes them locks the order first.
    if (!(await lockOrder(trx, orderNo))) return false
    if (!(await collectTickets(trx, orderNo, { collected_at: now, collected_place: place }))) return false
    await updateStatus(trx, orderNo, now)
    return true
  })
