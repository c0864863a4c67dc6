import type { Instant } from '@shuttle/domain'
import type { Kysely, Transaction } from 'kysely'
import { type AnyRow, findRowDifferences, type RowDifference, writeDifference } from '../../../database/row-differences'
import type { Database, DatedQuotaRow, FareRow, LineSettingsRow, StationRow } from '../../../database/types'
import type { GuideRow } from '../../passenger/catalogue'
import type { PeakDaysRow } from '../../passenger/sales'
import './catalogue-edit-tables'

interface EditedRows {
  stations: StationRow
  fares: FareRow
  dated_quotas: DatedQuotaRow
  line_settings: LineSettingsRow
  peak_days: PeakDaysRow
  guides: GuideRow
}

/** Tables of the catalogue whose rows staff change, and the columns that name a row. */
export const EDITED_TABLES = {
  stations: ['code'],
  fares: ['line_code', 'fare_type', 'passenger_type', 'valid_from'],
  dated_quotas: ['line_code', 'fare_type', 'valid_from'],
  line_settings: ['line_code', 'valid_from'],
  peak_days: ['line_code', 'valid_from'],
  guides: ['kind', 'code'],
} as const satisfies Record<keyof EditedRows, readonly string[]>

interface Edit<Table extends keyof EditedRows> {
  table: Table
  before: readonly EditedRows[Table][]
  after: readonly EditedRows[Table][]
  by: string
  now: Instant
}

const spell = (row: AnyRow | undefined): string =>
  row ? JSON.stringify(Object.fromEntries(Object.entries(row).sort(([left], [right]) => (left < right ? -1 : 1)))) : ''

const recordEdit = async (trx: Transaction<Database>, difference: RowDifference, by: string, now: Instant) => {
  const which = { table_name: difference.table, row_key: difference.key }
  const known = await trx
    .deleteFrom('catalogue_edits')
    .where('table_name', '=', which.table_name)
    .where('row_key', '=', which.row_key)
    .returning('before')
    .executeTakeFirst()
  const before = known?.before ?? spell(difference.before)
  const after = spell(difference.after)
  // Changed back to the file's own value: loading that file undoes nothing.
  if (before === after) return
  await trx
    .insertInto('catalogue_edits')
    .values({ ...which, edited_at: now, edited_by: by, before, after })
    .execute()
}

/** Rows that would be written; empty where nothing would change. */
export const findEdits = <Table extends keyof EditedRows>({ table, before, after }: Omit<Edit<Table>, 'by' | 'now'>) =>
  findRowDifferences(
    { table, columns: EDITED_TABLES[table] },
    before as unknown as AnyRow[],
    after as unknown as AnyRow[],
  )

/** Changes rows of the catalogue and records the editor: a later load of a file names what it would undo. */
export const storeEdits = async <Table extends keyof EditedRows>(
  trx: Transaction<Database>,
  edit: Edit<Table>,
): Promise<void> => {
  for (const difference of findEdits(edit)) {
    await writeDifference(trx, EDITED_TABLES[edit.table], difference)
    await recordEdit(trx, difference, edit.by, edit.now)
  }
}

/** A row that staff changed, with the address of its last editor; empty where the account is gone. */
export interface CatalogueEdit {
  table: string
  key: string
  at: Instant
  by: string
  before: string
  after: string
}

/** Everything that staff changed since a file was loaded last, by table and key. */
export const listCatalogueEdits = async (db: Kysely<Database>): Promise<CatalogueEdit[]> => {
  const rows = await db
    .selectFrom('catalogue_edits')
    .leftJoin('accounts', 'accounts.id', 'catalogue_edits.edited_by')
    .selectAll('catalogue_edits')
    .select('accounts.email')
    .orderBy('table_name')
    .orderBy('row_key')
    .execute()
  return rows.map((row) => ({
    table: row.table_name,
    key: row.row_key,
    at: row.edited_at,
    by: row.email ?? '',
    before: row.before,
    after: row.after,
  }))
}

/** Forgets the edits of staff once a file has been loaded over them. */
export const forgetCatalogueEdits = async (db: Kysely<Database>, tables: readonly string[]): Promise<void> => {
  if (tables.length > 0) await db.deleteFrom('catalogue_edits').where('table_name', 'in', tables).execute()
}
