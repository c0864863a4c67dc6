import { uuidv7 } from 'uuidv7'
import { type StaffCall, type StaffCallInput, takeExport } from '../staff'
import type { ListKind } from './list-export-tables'
import { presentExport } from './list-exports.presenter'
import { storeExport } from './list-exports.repository'

type Caller = Pick<StaffCallInput<StaffCall>, 'staff' | 'language' | 'now' | 'trx' | 'note'>

/** Has a whole list written into a file; one that waits for the same is answered, and takes no turn. */
export const startExport = async (
  { staff, language, now, trx, note }: Caller,
  { kind, search }: { kind: ListKind; search: object },
) => {
  const exportId = uuidv7()
  const row = await storeExport(trx, {
    ...{ export_id: exportId, account_id: staff.accountId, kind, search: JSON.stringify(search), language },
    ...{ state: 'waiting', row_count: 0, part_count: 0, attempts: 0, started_at: now },
  })
  if (row.export_id === exportId) await takeExport(trx, { accountId: staff.accountId, now })
  note({ after: { exportId: row.export_id } })
  return { responseData: presentExport(row) }
}
