import { deriveStatus, findMove, type Instant } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import { transaction } from '../../../database/transaction'
import type { Database } from '../../../database/types'
import { toOrderStatusInput } from './order-status-input'
import { viewTickets } from './order-views.repository'
import { lockDepartedOrders, transitionOrder } from './orders.repository'

const BATCH = 100

/**
 * Ends paid orders whose last departure has passed, a batch at a time; several instances share the work. An order whose
 * tickets were all used becomes used. Answers how many changed.
 */
export const endOrders = (db: Kysely<Database>, now: Instant): Promise<number> =>
  transaction(db, async (trx) => {
    const departed = await lockDepartedOrders(trx, now, BATCH)
    const tickets = await viewTickets(
      trx,
      departed.map((order) => order.order_no),
    )
    let ended = 0
    for (const order of departed) {
      const input = toOrderStatusInput({
        order,
        tickets: tickets.filter((ticket) => ticket.order_no === order.order_no),
      })
      // Read again under the lock: a concurrent refund may have left no valid ticket.
      const move = findMove(order.status, deriveStatus(input, now))
      if (move !== undefined && (await transitionOrder(trx, order, move))) ended += 1
    }
    return ended
  })
