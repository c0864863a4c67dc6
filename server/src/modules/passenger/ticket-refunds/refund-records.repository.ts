import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../../database/types'

type Db = Kysely<Database>

/** Fee and refund of one ticket, with the rate of its quote. */
export interface RefundedTicket {
  ticket_no: string
  fare_cents: number
  paid_cents: number
  fee_cents: number
  refund_cents: number
  rate: number
}

export interface TicketRefund {
  refund: Selectable<Database['refunds']>
  tickets: RefundedTicket[]
  /** Of a payment that staff made by other means than the provider; undefined for any other refund. */
  outsideReference?: string | undefined
}

const readRate = (quoted: string | null, ticketNo: string): number => {
  const items = JSON.parse(quoted ?? '[]') as Array<{ ticketNo: string; rate: number }>
  return items.find((item) => item.ticketNo === ticketNo)?.rate ?? 0
}

const withTickets = async (db: Db, refunds: ReadonlyArray<TicketRefund['refund']>): Promise<TicketRefund[]> => {
  if (refunds.length === 0) return []
  const numbers = refunds.map((refund) => refund.refund_no)
  const items = await db
    .selectFrom('refund_items')
    .innerJoin('tickets', 'tickets.ticket_no', 'refund_items.ticket_no')
    .innerJoin('refunds', 'refunds.refund_no', 'refund_items.refund_no')
    .leftJoin('refund_quotes', 'refund_quotes.quote_no', 'refunds.quote_no')
    .selectAll('refund_items')
    .select(['tickets.fare_cents', 'refund_quotes.tickets as quoted'])
    .where('refund_items.refund_no', 'in', numbers)
    .orderBy('tickets.leg')
    .orderBy('tickets.passenger_position')
    .orderBy('tickets.ticket_no')
    .execute()
  const settlements = await db
    .selectFrom('refund_settlements')
    .select(['refund_no', 'reference'])
    .where('refund_no', 'in', numbers)
    .execute()
  return refunds.map((refund) => ({
    refund,
    outsideReference: settlements.find((settlement) => settlement.refund_no === refund.refund_no)?.reference,
    tickets: items
      .filter((item) => item.refund_no === refund.refund_no)
      .map(({ quoted, ...item }) => ({ ...item, rate: readRate(quoted, item.ticket_no) })),
  }))
}

/** The refunds of an order with the refund of each ticket, the oldest first. */
export const listRefunds = async (db: Db, orderNo: string): Promise<TicketRefund[]> =>
  withTickets(
    db,
    await db
      .selectFrom('refunds')
      .selectAll()
      .where('order_no', '=', orderNo)
      .orderBy('created_at')
      .orderBy('refund_no')
      .execute(),
  )

export const findRefundOfQuote = async (db: Db, quoteNo: string): Promise<TicketRefund> => {
  const refund = await db.selectFrom('refunds').selectAll().where('quote_no', '=', quoteNo).executeTakeFirstOrThrow()
  const [found] = await withTickets(db, [refund])
  return found ?? { refund, tickets: [] }
}
