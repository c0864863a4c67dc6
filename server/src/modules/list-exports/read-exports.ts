import { Refusal } from '../../errors'
import type { StaffCall, StaffCallInput } from '../staff'
import type { ListKind } from './list-export-tables'
import { presentExport } from './list-exports.presenter'
import { findPart, listExports } from './list-exports.repository'

type Caller = Pick<StaffCallInput<StaffCall>, 'staff' | 'trx' | 'note'>

/** The files of a list of the caller's own. */
export const queryExports = async ({ staff, trx }: Caller, kind: ListKind) => ({
  responseData: (await listExports(trx, kind, staff.accountId)).map(presentExport),
})

/** One part of a file of the caller's own. Throws NOT_FOUND. */
export const readExportPart = async (
  { staff, trx, note }: Caller,
  kind: ListKind,
  { exportId, part }: { exportId: string; part: number },
) => {
  note({ object: { kind: `${kind}-export`, id: exportId }, after: { part } })
  const found = await findPart(trx, { exportId, kind, part, accountId: staff.accountId })
  if (!found) throw new Refusal('NOT_FOUND')
  return { responseData: { csv: found.csv } }
}
