import { civilDateAt, civilTimeAt } from '@shuttle/domain'
import { type AnyRow, changedColumns } from '../../database/row-differences'
import type { CatalogueEdit } from '../../modules/backoffice/catalogue'
import type { CatalogueChange } from './differences'

/** Changes of staff since the last load, in the rows that a load would change again. */
export const findUndoneEdits = (
  edits: readonly CatalogueEdit[],
  differences: readonly CatalogueChange[],
): CatalogueEdit[] =>
  edits.filter(({ table, key }) => differences.some((one) => one.table === table && one.key === key))

const readRow = (text: string): AnyRow | undefined => (text === '' ? undefined : (JSON.parse(text) as AnyRow))

/** `fares HKGZHO day adult 2026-12-01, by level9@demo.test at 2026-11-21 10:00:00: added` */
export const formatEdit = ({ table, key, at, by, before, after }: CatalogueEdit): string => {
  const [was, is] = [readRow(before), readRow(after)]
  const changes =
    was && is ? changedColumns(was, is).map((column) => `${column} ${was[column]} -> ${is[column]}`) : undefined
  const what = changes?.join(', ') ?? (was ? 'taken away' : 'added')
  return `${table} ${key}, by ${by || 'an account that is gone'} at ${civilDateAt(at)} ${civilTimeAt(at)}: ${what}`
}
