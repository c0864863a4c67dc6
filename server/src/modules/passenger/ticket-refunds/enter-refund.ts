import type { Instant, Language, RefundQuoteItem, RefundReason } from '@shuttle/domain'
import type { Transaction } from 'kysely'
import type { Database, OrderRow } from '../../../database/types'
import { addRefund, addRefundItems, findTakenPayment, listTicketRefundStates } from '../../money/payments'
import { newRefundNumber, refundTickets } from '../orders'

type Trx = Transaction<Database>

/** The money that paid an order; nothing where coupons paid it whole. */
const findMoney = async (trx: Trx, order: OrderRow) => {
  if (order.due_cents === 0)
    return { request_no: null, provider: order.pay_type, captured_cents: 0, currency: order.currency }
  const taken = await findTakenPayment(trx, order.request_no)
  if (!taken) throw new Error(`no payment of order ${order.order_no} is recorded`)
  return { request_no: order.request_no, ...taken }
}

/** Enters a refund of tickets of a locked order into the ledger, and refunds the tickets. Answers its number. */
export const enterRefund = async (
  trx: Trx,
  order: OrderRow,
  refund: {
    quoteNo: string
    items: readonly RefundQuoteItem[]
    reason: RefundReason
    reasonText: string
    language: Language
    now: Instant
  },
): Promise<string> => {
  const { quoteNo, items, reason, reasonText, language, now } = refund
  const refundNo = newRefundNumber(now)
  await addRefund(trx, {
    refund_no: refundNo,
    order_no: order.order_no,
    ...(await findMoney(trx, order)),
    amount_cents: items.reduce((sum, item) => sum + item.refund, 0),
    reason,
    reason_text: reasonText,
    quote_no: quoteNo,
    language,
    created_at: now,
  })
  await addRefundItems(
    trx,
    items.map((item) => ({
      refund_no: refundNo,
      ticket_no: item.ticketNo,
      paid_cents: item.paid,
      fee_cents: item.fee,
      refund_cents: item.refund,
    })),
  )
  const refunds = await listTicketRefundStates(trx, order.order_no)
  await refundTickets(trx, order, { ticketNumbers: items.map(({ ticketNo }) => ticketNo), refunds, now })
  return refundNo
}
