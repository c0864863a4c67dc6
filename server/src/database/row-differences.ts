import { type Kysely, sql } from 'kysely'
import type { Database } from './types'

/** A row by its columns, whichever table it is of. */
export type AnyRow = Readonly<Record<string, string | number | boolean | null>>

/** One row that is added, changed or removed. */
export interface RowDifference<Table extends string = string> {
  table: Table
  kind: 'add' | 'change' | 'remove'
  key: string
  before: AnyRow | undefined
  after: AnyRow | undefined
}

/** A row's key in readable form: `HKGZHO day adult 2018-10-24`. */
export const toRowKey = (columns: readonly string[], row: AnyRow): string => columns.map((one) => row[one]).join(' ')

export const changedColumns = (before: AnyRow, after: AnyRow): string[] =>
  Object.keys(after).filter((column) => before[column] !== after[column])

/** The differences that turn the rows of a table into others; `columns` name a row. */
export const findRowDifferences = <Table extends string>(
  { table, columns }: { table: Table; columns: readonly string[] },
  before: readonly AnyRow[],
  after: readonly AnyRow[],
): RowDifference<Table>[] => {
  const byKey = (rows: readonly AnyRow[]) => new Map(rows.map((row) => [toRowKey(columns, row), row]))
  const [old, fresh] = [byKey(before), byKey(after)]
  return [...new Set([...old.keys(), ...fresh.keys()])].sort().flatMap((key): RowDifference<Table>[] => {
    const [was, is] = [old.get(key), fresh.get(key)]
    if (was && is && changedColumns(was, is).length === 0) return []
    return [{ table, kind: was ? (is ? 'change' : 'remove') : 'add', key, before: was, after: is }]
  })
}

/** Writes one difference; `columns` name a row. */
export const writeDifference = async (
  db: Kysely<Database>,
  columns: readonly string[],
  { table, kind, before, after }: RowDifference,
): Promise<void> => {
  const where = sql.join(
    columns.map((column) => sql`${sql.ref(column)} = ${(after ?? before)?.[column]}`),
    sql` and `,
  )
  if (kind === 'remove') {
    await sql`delete from ${sql.table(table)} where ${where}`.execute(db)
    return
  }
  const changed = Object.keys(after ?? {}).filter((column) => after?.[column] !== before?.[column] || kind === 'add')
  const values = changed.map((column) => after?.[column])
  if (kind === 'add') {
    const names = sql.join(changed.map((column) => sql.ref(column)))
    await sql`insert into ${sql.table(table)} (${names}) values (${sql.join(values)})`.execute(db)
    return
  }
  const settings = sql.join(changed.map((column, at) => sql`${sql.ref(column)} = ${values[at]}`))
  await sql`update ${sql.table(table)} set ${settings} where ${where}`.execute(db)
}
