import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../../../database/types'
import type { OrderNoteRow } from '../backoffice-order-tables'

/** A note with the present name of its author; empty for an account that is gone. */
export interface WrittenNote extends OrderNoteRow {
  nickname: string | null
}

/** The notes of an order, the oldest first. */
export const listNotes = (db: Kysely<Database>, orderNo: string): Promise<WrittenNote[]> =>
  db
    .selectFrom('order_notes')
    .leftJoin('accounts', 'accounts.id', 'order_notes.account_id')
    .selectAll('order_notes')
    .select('accounts.nickname')
    .where('order_no', '=', orderNo)
    .orderBy('written_at')
    .orderBy('note_id')
    .execute()

export const insertNote = async (trx: Transaction<Database>, note: OrderNoteRow): Promise<void> => {
  await trx.insertInto('order_notes').values(note).execute()
}
