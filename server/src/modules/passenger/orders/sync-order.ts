import { deriveStatus, findMove, type Instant, type RefundState } from '@shuttle/domain'
import type { Transaction } from 'kysely'
import type { Database, OrderRow } from '../../../database/types'
import { listRequestStates } from './order-refunds.repository'
import { toOrderStatusInput } from './order-status-input'
import { viewTickets } from './order-views.repository'
import { transitionOrder } from './orders.repository'

/**
 * Moves a locked order to the status that follows from its tickets, their refunds and its requests. Refunds decide
 * nothing while a ticket is valid, so a caller with a valid ticket leaves them out.
 */
export const syncOrder = async (
  trx: Transaction<Database>,
  order: OrderRow,
  { refunds = [], now }: { refunds?: readonly RefundState[]; now: Instant },
): Promise<void> => {
  const tickets = await viewTickets(trx, [order.order_no])
  const requests = await listRequestStates(trx, order.order_no)
  const move = findMove(order.status, deriveStatus(toOrderStatusInput({ order, tickets }, { refunds, requests }), now))
  if (move !== undefined) await transitionOrder(trx, order, move)
}
