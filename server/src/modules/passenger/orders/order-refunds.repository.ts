import type { Instant, RefundRequestState, RefundState } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/types'

/** A refund of tickets of an order; money that did not match the order is none. */
export interface OrderRefund {
  order_no: string
  refund_no: string
  state: RefundState
  provider: string
  amount_cents: number
  created_at: Instant
  ended_at: Instant | null
  /** Of a payment that staff made by other means; null for any other refund. */
  outside_reference: string | null
  tickets: { ticket_no: string; fee_cents: number }[]
}

/** The refunds of these orders, the oldest first. */
export const listOrderRefunds = async (
  db: Kysely<Database>,
  orderNumbers: readonly string[],
): Promise<OrderRefund[]> => {
  if (orderNumbers.length === 0) return []
  const rows = await db
    .selectFrom('refunds')
    .innerJoin('refund_items', 'refund_items.refund_no', 'refunds.refund_no')
    .leftJoin('refund_settlements', 'refund_settlements.refund_no', 'refunds.refund_no')
    .select(['refunds.order_no', 'refunds.refund_no', 'refunds.state', 'refunds.provider', 'refunds.amount_cents'])
    .select(['refunds.created_at', 'refunds.ended_at', 'refund_settlements.reference as outside_reference'])
    .select(['refund_items.ticket_no', 'refund_items.fee_cents'])
    .where('refunds.order_no', 'in', orderNumbers)
    .orderBy('refunds.created_at')
    .orderBy('refunds.refund_no')
    .orderBy('refund_items.ticket_no')
    .execute()
  const refunds = new Map<string, OrderRefund>()
  for (const { ticket_no, fee_cents, ...refund } of rows) {
    const known = refunds.get(refund.refund_no) ?? { ...refund, tickets: [] }
    known.tickets.push({ ticket_no, fee_cents })
    refunds.set(refund.refund_no, known)
  }
  return [...refunds.values()]
}

/** The states of its refund requests decide the status of an order. */
export const listRequestStates = async (db: Kysely<Database>, orderNo: string): Promise<RefundRequestState[]> => {
  const requests = db.selectFrom('refund_requests').select('state').where('order_no', '=', orderNo)
  return (await requests.execute()).map(({ state }) => state)
}
