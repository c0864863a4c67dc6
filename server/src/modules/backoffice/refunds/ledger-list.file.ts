import { startLedgerExportCall } from '@shuttle/wire/staff'
import { parseBody } from '../../../http/register-call'
import type { ReadList } from '../list-exports'
import { readLedgerFilter } from './ledger.request'
import { presentLedgerCsv } from './ledger-csv.presenter'
import { readLedgerToExport } from './read-ledger-to-export'

/** All refunds of the ledger that fit as texts of files, in the columns of a short export. */
export const ledgerList: ReadList = async function* (_, trx, row, rowsAPart) {
  const { language, started_at: now } = row
  const filter = readLedgerFilter(parseBody(startLedgerExportCall.request, JSON.parse(row.search)))
  let before: string | undefined
  for (;;) {
    const entries = await readLedgerToExport(trx, filter, { before, limit: rowsAPart })
    if (before === undefined || entries.length > 0)
      yield { csv: presentLedgerCsv(entries, { language, now }).csv, rows: entries.length }
    before = entries.at(-1)?.refund_no
    if (before === undefined || entries.length < rowsAPart) return
  }
}
