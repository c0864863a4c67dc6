import { sql, type Transaction } from 'kysely'
import type { Database, LineRow } from '../../../database/types'

/**
 * The row of a line, locked until the edit is done: concurrent edits of a line follow each other, and so do an edit and
 * the load of a file. Orders, which name the line, do not wait. Undefined where there is no such line.
 */
export const findLineToEdit = async (trx: Transaction<Database>, lineCode: string): Promise<LineRow | undefined> => {
  // Conflicts with the lock of a load of the catalogue, but not with the same lock of another edit.
  await sql`lock table lines in row exclusive mode`.execute(trx)
  return trx.selectFrom('lines').selectAll().where('line_code', '=', lineCode).forNoKeyUpdate().executeTakeFirst()
}
