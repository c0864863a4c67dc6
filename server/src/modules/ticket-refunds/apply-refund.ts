import { type Instant, type Language, quoteRefund, type RefundQuoteItem, type RefundReason } from '@shuttle/domain'
import type { Transaction } from 'kysely'
import type { AppContext } from '../../context'
import { transaction } from '../../database/transaction'
import type { Database, OrderRow } from '../../database/types'
import { Refusal } from '../../errors'
import { enqueue } from '../../outbox/outbox.repository'
import { lockOwnOrder, newRefundNumber, refundTickets } from '../orders'
import { addRefund, addRefundItems, findTakenPayment, listTicketRefundStates } from '../payments'
import { assertRefundable, openQuote } from './quote-refund'
import { findQuote, markQuoteUsed } from './refund-quotes.repository'
import { findRefundOfQuote, type TicketRefund } from './refund-records.repository'
import { readOrderToRefund } from './refundable-order'

export interface RefundCommand {
  orderNo: string
  accountId: string
  tickets: readonly string[]
  quoteNo: string
  reason: RefundReason
  reasonText: string
  language: Language
  now: Instant
}

type Trx = Transaction<Database>
/** `refused` carries a quote that must stay stored, so its transaction commits. */
type Outcome = { kind: 'accepted'; refund: TicketRefund } | { kind: 'refused'; refusal: Refusal }

const toNumbers = (items: readonly RefundQuoteItem[]) => items.map(({ ticketNo }) => ticketNo)

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  JSON.stringify(one.toSorted()) === JSON.stringify(other.toSorted())

/** The money that paid an order; nothing where coupons paid it whole. */
const findMoney = async (trx: Trx, order: OrderRow) => {
  if (order.due_cents === 0)
    return { request_no: null, provider: order.pay_type, captured_cents: 0, currency: order.currency }
  const taken = await findTakenPayment(trx, order.request_no)
  if (!taken) throw new Error(`no payment of order ${order.order_no} is recorded`)
  return { request_no: order.request_no, ...taken }
}

const enterRefund = async (trx: Trx, order: OrderRow, items: readonly RefundQuoteItem[], command: RefundCommand) => {
  const { now, quoteNo, language, reason, reasonText } = command
  const refundNo = newRefundNumber(now)
  await markQuoteUsed(trx, quoteNo, now)
  await addRefund(trx, {
    refund_no: refundNo,
    order_no: order.order_no,
    ...(await findMoney(trx, order)),
    amount_cents: items.reduce((sum, { refund }) => sum + refund, 0),
    reason,
    reason_text: reasonText,
    quote_no: quoteNo,
    language,
    created_at: now,
  })
  await addRefundItems(
    trx,
    items.map(({ ticketNo, paid, fee, refund }) => ({
      refund_no: refundNo,
      ticket_no: ticketNo,
      paid_cents: paid,
      fee_cents: fee,
      refund_cents: refund,
    })),
  )
  const refunds = await listTicketRefundStates(trx, order.order_no)
  await refundTickets(trx, order, { ticketNumbers: toNumbers(items), refunds, now })
  await enqueue(trx, { kind: 'mail:refund-accepted', payload: { refundNo, language }, now })
}

const decide = async (trx: Trx, command: RefundCommand): Promise<Outcome> => {
  const { orderNo, accountId, quoteNo, tickets, now } = command
  const order = await lockOwnOrder(trx, orderNo, accountId)
  if (!order) throw new Refusal('ORDER_NOT_FOUND')
  const quote = await findQuote(trx, { quoteNo, orderNo, accountId })
  if (!quote || !isSame(tickets, toNumbers(quote.items))) throw new Refusal('REFUND_FEE_INVALID')
  if (quote.used_at === null) {
    const toRefund = await readOrderToRefund(trx, order)
    assertRefundable(toRefund, tickets, now)
    const { items } = quoteRefund(toRefund.refundable, tickets, now)
    if (now >= quote.valid_until || JSON.stringify(items) !== JSON.stringify(quote.items)) {
      const { quoteNo: renewed } = await openQuote(trx, toRefund, { tickets, now })
      return { kind: 'refused', refusal: new Refusal('REFUND_FEE_CHANGED', { quoteNo: renewed }) }
    }
    await enterRefund(trx, order, items, command)
  }
  return { kind: 'accepted', refund: await findRefundOfQuote(trx, quoteNo) }
}

/**
 * Refunds the tickets of a quote in one transaction: the ledger, the tickets, their seats, the order and the mail. The same quote
 * again is the same refund. Throws ORDER_NOT_FOUND, REFUND_FEE_INVALID for a quote that is not of these tickets, REFUND_FEE_CHANGED
 * with a new quote where it no longer holds, and why the tickets cannot be refunded.
 */
export const applyRefund = async ({ db }: Pick<AppContext, 'db'>, command: RefundCommand): Promise<TicketRefund> => {
  const outcome = await transaction(db, (trx) => decide(trx, command))
  if (outcome.kind === 'refused') throw outcome.refusal
  return outcome.refund
}
