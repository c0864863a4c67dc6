import { randomUUID } from 'node:crypto'
import {
  checkRefundChoice,
  findLeftAlone,
  type Instant,
  quoteRefund,
  type RefundQuote,
  withOtherLegs,
} from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/types'
import { Refusal } from '../../../runtime/errors'
import { addQuote } from './refund-quotes.repository'
import type { OrderToRefund } from './refundable-order'

/** A stored quote, under the number by which it is charged. */
export interface StoredQuote extends RefundQuote {
  quoteNo: string
}

/** Tickets that have to be selected too, for the refusal: the other legs, and children who would be left alone. */
export const findMissingTickets = (
  refundable: OrderToRefund['refundable'],
  chosen: readonly string[],
): { tickets?: string[] } => {
  const needed = [...withOtherLegs(refundable, chosen), ...findLeftAlone(refundable, chosen)]
  const tickets = needed.filter((ticketNo) => !chosen.includes(ticketNo))
  return tickets.length > 0 ? { tickets } : {}
}

/**
 * A selection with the other legs of its passengers, which a preview includes; numbers that are not of the order stay
 * in it.
 */
export const completeLegs = (refundable: OrderToRefund['refundable'], chosen: readonly string[]): string[] => [
  ...chosen,
  ...withOtherLegs(refundable, chosen).filter((ticketNo) => !chosen.includes(ticketNo)),
]

/** Throws the reason why these tickets are not refunded together, with the tickets that have to be selected too. */
export const assertRefundable = (
  { view, refundable }: OrderToRefund,
  chosen: readonly string[],
  now: Instant,
): void => {
  const violation = checkRefundChoice(refundable, chosen, now)
  // Staff decide about an order that is being refunded.
  if (violation === undefined && view.order.status !== 'refunding') return
  throw new Refusal(violation ?? 'REFUND_REQUEST_OPEN', findMissingTickets(refundable, chosen))
}

/**
 * Quotes the chosen tickets at this moment and stores the quote. Throws the reason why they cannot be refunded
 * together.
 */
export const openQuote = async (
  db: Kysely<Database>,
  order: OrderToRefund,
  { tickets, now }: { tickets: readonly string[]; now: Instant },
): Promise<StoredQuote> => {
  assertRefundable(order, tickets, now)
  const { order_no, account_id } = order.view.order
  const quote = quoteRefund(order.refundable, tickets, now)
  const quoteNo = randomUUID()
  await addQuote(db, {
    quote_no: quoteNo,
    order_no,
    account_id,
    policy_id: order.refundable.policy.id,
    tickets: JSON.stringify(quote.items),
    created_at: now,
    valid_until: quote.validUntil,
    used_at: null,
  })
  return { quoteNo, ...quote }
}
