import { civilDateAt } from '@shuttle/domain'
import type { LIST_EXPORT_STATES, listExportRow } from '@shuttle/wire/staff'
import type * as z from 'zod/mini'
import { wireMoment } from '../../http/envelope'
import type { ListExportRow, ListKind } from './list-export-tables'

const FILE_NAMES: Readonly<Record<ListKind, string>> = { orders: 'orders', ledger: 'refunds' }

export const presentExport = (row: ListExportRow): z.infer<typeof listExportRow> => ({
  exportId: row.export_id,
  state: row.state.toUpperCase() as (typeof LIST_EXPORT_STATES)[number],
  fileName: `${FILE_NAMES[row.kind]}-${civilDateAt(row.started_at)}.csv`,
  startedTime: wireMoment(row.started_at),
  rows: row.row_count,
  parts: row.part_count,
})
