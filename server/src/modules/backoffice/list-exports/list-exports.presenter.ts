import { civilDateAt } from '@shuttle/domain'
import type { ListFile } from '@shuttle/wire/staff'
import type { ListExportRow, ListKind } from './list-export-tables'

const FILE_NAMES: Readonly<Record<ListKind, string>> = { orders: 'orders', ledger: 'refunds' }

export const presentExport = (row: ListExportRow): ListFile => ({
  id: row.export_id,
  state: row.state,
  fileName: `${FILE_NAMES[row.kind]}-${civilDateAt(row.started_at)}.csv`,
  startedAt: row.started_at,
  rows: row.row_count,
  parts: row.part_count,
})
