import { randomUUID } from 'node:crypto'
import type { Instant, RefundQuoteItem } from '@shuttle/domain'
import { chooseDisruptedTickets } from '@shuttle/domain/staff'
import type { Transaction } from 'kysely'
import type { Database } from '../../../database/types'
import { enqueue } from '../../../outbox/outbox.repository'
import { findPayerLanguage } from '../../money/payments'
import { returnCoupons } from '../../passenger/coupons'
import { cancelUnpaid, lockOrder, type OrderView, viewOrder } from '../../passenger/orders'
import { changeRequestQuote, endRefundRequest, findWaitingRequest } from '../../passenger/refund-requests'
import { addQuote, enterRefund } from '../../passenger/ticket-refunds'
import { type DisruptionRow, toScope } from './disruption-tables'
import { changeDisruptedOrder, holdRunning, takeTurn } from './disruptions.repository'
import { toDisruptedTickets } from './to-disrupted-tickets'

type Trx = Transaction<Database>

const quoteWhole = async (trx: Trx, { order, tickets }: OrderView, chosen: readonly string[], now: Instant) => {
  const items: RefundQuoteItem[] = tickets
    .filter(({ ticket_no }) => chosen.includes(ticket_no))
    .map(({ ticket_no, paid_cents }) => ({
      ...{ ticketNo: ticket_no, paid: paid_cents, rate: 0, fee: 0, refund: paid_cents },
    }))
  const quoteNo = randomUUID()
  await addQuote(trx, {
    ...{ quote_no: quoteNo, order_no: order.order_no, account_id: order.account_id, tickets: JSON.stringify(items) },
    ...{ policy_id: order.refund_policy_id ?? '', created_at: now, valid_until: now, used_at: now },
  })
  return { quoteNo, items }
}

/** Approves a waiting request: all tickets of the ride, without a fee. Returns the language of the request. */
const answerRequest = async (trx: Trx, orderNo: string, quoteNo: string, by: string, now: Instant) => {
  const request = await findWaitingRequest(trx, orderNo)
  if (!request) return undefined
  await changeRequestQuote(trx, request.request_no, quoteNo)
  await endRefundRequest(trx, request.request_no, { state: 'approved', now, decidedBy: by })
  return request.language
}

const refundWhole = async (
  trx: Trx,
  { disruption_no, declared_by }: DisruptionRow,
  view: OrderView,
  chosen: readonly string[],
  now: Instant,
) => {
  const { order, tickets } = view
  const { quoteNo, items } = await quoteWhole(trx, view, chosen, now)
  const requestLanguage = await answerRequest(trx, order.order_no, quoteNo, declared_by, now)
  const language = requestLanguage ?? (await findPayerLanguage(trx, order.order_no))
  const about = { reason: 'service-disruption', reasonText: '' } as const
  const isUnused = tickets.every(({ checks }) => checks.length === 0)
  // Before the seats, as everything that touches both (ADR-63).
  const coupons = isUnused ? await returnCoupons(trx, order.order_no) : 0
  const refundNo = await enterRefund(trx, order, { quoteNo, items, ...about, language, now })
  await changeDisruptedOrder(trx, disruption_no, order.order_no, {
    state: 'refunded',
    refund_no: refundNo,
    tickets: items.length,
    refund_cents: items.reduce((sum, { refund }) => sum + refund, 0),
    coupons,
  })
  await enqueue(trx, { kind: 'mail:service-disrupted', payload: { refundNo, language }, now })
}

/**
 * Refunds one order of a disruption, once: its tickets in full, its coupons, the waiting request, the mail. An unpaid
 * order is cancelled, and an order of the declaring staff stays. False where the disruption is no longer running. Runs
 * in a transaction of its own; throws what the ledger does.
 */
export const refundDisruptedOrder = async (
  trx: Trx,
  disruption: DisruptionRow,
  orderNo: string,
  now: Instant,
): Promise<boolean> => {
  const { disruption_no: disruptionNo, declared_at: declaredAt } = disruption
  if (!(await holdRunning(trx, disruptionNo))) return false
  const order = await lockOrder(trx, orderNo)
  if (!order || !(await takeTurn(trx, disruptionNo, orderNo, now))) return true
  if (order.status === 'toPay') {
    await cancelUnpaid(trx, order)
    await changeDisruptedOrder(trx, disruptionNo, orderNo, { state: 'cancelled' })
    return true
  }
  // The order stays: a colleague decides about it, by hand.
  if (order.account_id === disruption.declared_by) return true
  const view = await viewOrder(trx, order)
  const { refunded, checked } = chooseDisruptedTickets(toScope(disruption), toDisruptedTickets(view), declaredAt)
  await changeDisruptedOrder(trx, disruptionNo, orderNo, { checked_tickets: checked.length })
  if (refunded.length > 0) await refundWhole(trx, disruption, view, refunded, now)
  return true
}
