import type { Transaction } from 'kysely'
import type { Database, TicketRow } from '../../../database/types'

type Trx = Transaction<Database>

export const insertTickets = async (trx: Trx, tickets: TicketRow[]): Promise<void> => {
  await trx.insertInto('tickets').values(tickets).execute()
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
