import type { Transaction } from 'kysely'
import type { Database } from '../../../database/types'

export interface RevisedRow {
  id: string
  revision: number
}

/** Tables whose rows count their revisions. */
type RevisedTable = {
  [Name in keyof Database]: Database[Name] extends RevisedRow ? Name : never
}[keyof Database]

/** Reads, adds and overwrites the rows of a table whose rows count their revisions. */
export const revisedTable = <Name extends RevisedTable, Content>(
  trx: Transaction<Database>,
  name: Name,
  toColumns: (content: Content) => Partial<Omit<Database[Name], keyof RevisedRow>>,
) => {
  type Row = Database[Name]
  const table: string = name
  const db = trx.withTables<Record<string, RevisedRow>>()
  const rows = db.selectFrom(table).selectAll()
  return {
    list: () => rows.orderBy('id').execute() as Promise<Row[]>,
    /** Locks a row, so that concurrent edits follow each other. */
    lock: (id: string) => rows.where('id', '=', id).forUpdate().executeTakeFirst() as Promise<Row | undefined>,
    /** Undefined where one of this id was added concurrently. */
    add: (id: string, content: Content) =>
      db
        .insertInto(table)
        .values({ ...toColumns(content), id, revision: 1 })
        .onConflict((same) => same.column('id').doNothing())
        .returningAll()
        .executeTakeFirst() as Promise<Row | undefined>,
    /** Overwrites a locked row. */
    store: (id: string, content: Content) =>
      db
        .updateTable(table)
        .set(({ eb }) => ({ ...toColumns(content), revision: eb('revision', '+', 1) }))
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow() as Promise<Row>,
  }
}
