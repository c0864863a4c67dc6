import { changedColumns, findRowDifferences, type RowDifference } from '../../database/row-differences'
import { type Catalogue, type CatalogueTable, getRows, KEYS, TABLES } from './catalogue-tables'

/** One row that a load adds, changes or deletes. */
export type CatalogueChange = RowDifference<CatalogueTable>

/** The changes that make the stored catalogue equal to the file. */
export const findDifferences = (before: Catalogue, after: Catalogue): CatalogueChange[] =>
  TABLES.flatMap((table) =>
    findRowDifferences({ table, columns: KEYS[table] }, getRows(before, table), getRows(after, table)),
  )

/** `~ fares HKGZHO day adult 2018-10-24: cents_hkd 6500 -> 6800` */
export const formatDifference = ({ table, kind, key, before, after }: CatalogueChange): string => {
  if (kind === 'add') return `+ ${table} ${key}`
  if (kind === 'remove' || !before || !after) return `- ${table} ${key}`
  const changes = changedColumns(before, after).map((column) => `${column} ${before[column]} -> ${after[column]}`)
  return `~ ${table} ${key}: ${changes.join(', ')}`
}
