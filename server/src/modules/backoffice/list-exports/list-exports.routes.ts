import { uuidv7 } from 'uuidv7'
import { Refusal } from '../../../runtime/errors'
import { type StaffCall, type StaffCallInput, takeExport } from '../staff'
import type { ListKind } from './list-export-tables'
import { presentExport } from './list-exports.presenter'
import { findPart, listExports, storeExport } from './list-exports.repository'

type Caller = Pick<StaffCallInput<StaffCall>, 'staff' | 'trx' | 'audit'>
type Starter = Caller & Pick<StaffCallInput<StaffCall>, 'language' | 'now'>

/** Starts writing a whole list into a file; one that waits for the same list is answered, and counts as no export. */
export const startExport = async (
  { staff, language, now, trx, audit }: Starter,
  { kind, search }: { kind: ListKind; search: object },
) => {
  const exportId = uuidv7()
  const row = await storeExport(trx, {
    ...{ export_id: exportId, account_id: staff.accountId, kind, search: JSON.stringify(search), language },
    ...{ state: 'waiting', row_count: 0, part_count: 0, attempts: 0, started_at: now },
  })
  if (row.export_id === exportId) await takeExport(trx, { accountId: staff.accountId, now })
  else audit({ object: { kind: `${kind}-export`, id: row.export_id } })
  audit({ after: { exportId: row.export_id } })
  return presentExport(row)
}

/** The files of a list of the caller's own. */
export const queryExports = async ({ staff, trx }: Caller, kind: ListKind) =>
  (await listExports(trx, kind, staff.accountId)).map(presentExport)

/** One part of a file of the caller's own. Throws NOT_FOUND. */
export const readExportPart = async (
  { staff, trx, audit }: Caller,
  kind: ListKind,
  { id, part }: { id: string; part: number },
) => {
  audit({ object: { kind: `${kind}-export`, id }, after: { part } })
  const found = await findPart(trx, { exportId: id, kind, part, accountId: staff.accountId })
  if (!found) throw new Refusal('NOT_FOUND')
  return found
}
