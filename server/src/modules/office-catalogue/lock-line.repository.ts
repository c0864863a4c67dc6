import { sql, type Transaction } from 'kysely'
import type { Database, LineRow } from '../../database/types'
import { Refusal } from '../../errors'

/**
 * The row of a line, locked until the edit is done: two who edit a line follow each other, and so do an edit and the load of a file.
 * Orders, which name the line, do not wait. Throws LINE_NOT_FOUND.
 */
export const lockLine = async (trx: Transaction<Database>, lineCode: string): Promise<LineRow> => {
  // What a load of the catalogue takes excludes this one, but none of this excludes another edit.
  await sql`lock table lines in row exclusive mode`.execute(trx)
  const line = await trx
    .selectFrom('lines')
    .selectAll()
    .where('line_code', '=', lineCode)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!line) throw new Refusal('LINE_NOT_FOUND')
  return line
}
