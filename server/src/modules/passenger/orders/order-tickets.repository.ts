import type { Kysely, Transaction } from 'kysely'
import type { Database, TicketCheckRow, TicketRow } from '../../../database/types'

type Db = Kysely<Database>
type Trx = Transaction<Database>

export const insertTickets = async (trx: Trx, tickets: TicketRow[]): Promise<void> => {
  await trx.insertInto('tickets').values(tickets).execute()
}

export const findOrderOfTicket = async (db: Db, ticketNo: string): Promise<string | undefined> => {
  const ticket = db.selectFrom('tickets').select('order_no').where('ticket_no', '=', ticketNo)
  return (await ticket.executeTakeFirst())?.order_no
}

/** An existing check stays unchanged. */
export const insertCheck = async (trx: Trx, check: TicketCheckRow): Promise<void> => {
  await trx
    .insertInto('ticket_checks')
    .values(check)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Marks the valid tickets of an order as collected; answers those that were not before. */
export const collectTickets = async (
  trx: Trx,
  orderNo: string,
  collected: Pick<TicketRow, 'collected_at' | 'collected_place'>,
): Promise<string[]> => {
  const changed = await trx
    .updateTable('tickets')
    .set(collected)
    .where('order_no', '=', orderNo)
    .where('status', '=', 'valid')
    .where('collected_at', 'is', null)
    .returning('ticket_no')
    .execute()
  return changed.map(({ ticket_no }) => ticket_no)
}

/** Marks valid tickets as refunded; answers those that were valid. */
export const markRefunded = (
  trx: Trx,
  orderNo: string,
  ticketNumbers: readonly string[],
): Promise<Array<Pick<TicketRow, 'leg' | 'passenger_type'>>> =>
  trx
    .updateTable('tickets')
    .set({ status: 'refunded' })
    .where('order_no', '=', orderNo)
    .where('ticket_no', 'in', ticketNumbers)
    .where('status', '=', 'valid')
    .returning(['leg', 'passenger_type'])
    .execute()
