import {
  type Instant,
  type Language,
  quoteRefund,
  type RefundQuoteItem,
  type RefundReason,
  withOtherLegs,
} from '@shuttle/domain'
import type { Transaction } from 'kysely'
import { transaction } from '../../../database/transaction'
import type { Database } from '../../../database/types'
import { enqueue } from '../../../outbox/outbox.repository'
import type { AppContext } from '../../../runtime/context'
import { Refusal } from '../../../runtime/errors'
import type { PaymentMethods } from '../../money/payments'
import { lockOwnOrder } from '../orders'
import { enterRefund } from './enter-refund'
import { assertRefundable, openQuote } from './quote-refund'
import { findQuote, markQuoteUsed } from './refund-quotes.repository'
import { findRefundOfQuote, type TicketRefund } from './refund-records.repository'
import { type OrderToRefund, readOrderToRefund } from './refundable-order'

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

/** A quote of other tickets, or an unknown one; a single leg has a code of its own. */
const refuseOtherTickets = ({ refundable }: OrderToRefund, tickets: readonly string[]): Refusal => {
  const others = withOtherLegs(refundable, tickets).filter((number) => !tickets.includes(number))
  const isKnown = tickets.every((number) => refundable.tickets.some(({ ticketNo }) => ticketNo === number))
  return isKnown && others.length > 0
    ? new Refusal('REFUND_OTHER_LEG', { tickets: others })
    : new Refusal('REFUND_FEE_INVALID')
}

const decide = async (trx: Trx, methods: PaymentMethods, command: RefundCommand): Promise<Outcome> => {
  const { orderNo, accountId, quoteNo, tickets, language, now } = command
  const order = await lockOwnOrder(trx, orderNo, accountId)
  if (!order) throw new Refusal('ORDER_NOT_FOUND')
  const quote = await findQuote(trx, { quoteNo, orderNo, accountId })
  const toRefund = await readOrderToRefund(trx, methods, order, now)
  if (!quote || !isSame(tickets, toNumbers(quote.items))) throw refuseOtherTickets(toRefund, tickets)
  if (quote.used_at === null) {
    assertRefundable(toRefund, tickets, now)
    const { items } = quoteRefund(toRefund.refundable, tickets, now)
    if (now >= quote.valid_until || JSON.stringify(items) !== JSON.stringify(quote.items)) {
      const { quoteNo: renewed } = await openQuote(trx, toRefund, { tickets, now })
      return { kind: 'refused', refusal: new Refusal('REFUND_FEE_CHANGED', { quoteNo: renewed }) }
    }
    await markQuoteUsed(trx, quoteNo, now)
    const refundNo = await enterRefund(trx, order, { ...command, items })
    await enqueue(trx, { kind: 'mail:refund-accepted', payload: { refundNo, language }, now })
  }
  return { kind: 'accepted', refund: await findRefundOfQuote(trx, quoteNo) }
}

/**
 * Refunds the tickets of a quote in one transaction: the ledger, the tickets, their seats, the order and the mail. The
 * same quote again is the same refund. Throws ORDER_NOT_FOUND, REFUND_OTHER_LEG with the other ticket for one leg
 * alone, REFUND_FEE_INVALID for a quote that is not of these tickets, REFUND_FEE_CHANGED with a new quote where it is
 * no longer valid, and the reason why the tickets cannot be refunded.
 */
export const applyRefund = async (
  { db, methods }: Pick<AppContext, 'db'> & { methods: PaymentMethods },
  command: RefundCommand,
): Promise<TicketRefund> => {
  const outcome = await transaction(db, (trx) => decide(trx, methods, command))
  if (outcome.kind === 'refused') throw outcome.refusal
  return outcome.refund
}
