import type { Kysely, Transaction } from 'kysely'
import type { Database, TicketCheckRow, TicketRow } from '../../../database/types'

type Db = Kysely<Database>
type Trx = Transaction<Database>

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
