import { type AnyRow, type Catalogue, type CatalogueTable, getRows, KEYS, TABLES } from './catalogue-tables'
import { toKey } from './read-catalogue'

/** One row that a load adds, changes or takes away. */
export interface Difference {
  table: CatalogueTable
  kind: 'add' | 'change' | 'remove'
  key: string
  before: AnyRow | undefined
  after: AnyRow | undefined
}

const changedColumns = (before: AnyRow, after: AnyRow): string[] =>
  Object.keys(after).filter((column) => before[column] !== after[column])

const inTable = (table: CatalogueTable, before: readonly AnyRow[], after: readonly AnyRow[]): Difference[] => {
  const byKey = (rows: readonly AnyRow[]) => new Map(rows.map((row) => [toKey(KEYS[table], row), row]))
  const [old, fresh] = [byKey(before), byKey(after)]
  return [...new Set([...old.keys(), ...fresh.keys()])].sort().flatMap((key): Difference[] => {
    const [was, is] = [old.get(key), fresh.get(key)]
    if (was && is && changedColumns(was, is).length === 0) return []
    return [{ table, kind: was ? (is ? 'change' : 'remove') : 'add', key, before: was, after: is }]
  })
}

/** What has to happen for the database to say what a file says. */
export const findDifferences = (before: Catalogue, after: Catalogue): Difference[] =>
  TABLES.flatMap((table) => inTable(table, getRows(before, table), getRows(after, table)))

/** `~ fares HKGZHO day adult 2018-10-24: cents_hkd 6500 -> 6800` */
export const sayDifference = ({ table, kind, key, before, after }: Difference): string => {
  if (kind === 'add') return `+ ${table} ${key}`
  if (kind === 'remove' || !before || !after) return `- ${table} ${key}`
  const changes = changedColumns(before, after).map((column) => `${column} ${before[column]} -> ${after[column]}`)
  return `~ ${table} ${key}: ${changes.join(', ')}`
}
