import type { Transaction } from 'kysely'
import { transaction } from '../../../database/transaction'
import type { Database } from '../../../database/types'
import { enqueue } from '../../../outbox/outbox.repository'
import type { AppContext } from '../../../runtime/context'
import type { ListExportRow, ListKind } from './list-export-tables'
import { endExport, lockWaitingExport, storePart } from './list-exports.repository'

/**
 * The rows of a list as texts of files, each with its heading, of at most `rowsAPart` rows. A list without rows is one
 * text that is a heading alone.
 */
export type ReadList = (
  context: Pick<AppContext, 'config'>,
  trx: Transaction<Database>,
  row: ListExportRow,
  rowsAPart: number,
) => AsyncIterable<{ csv: string; rows: number }>

interface WriteOptions {
  lists: Partial<Record<ListKind, ReadList>>
  ending: AbortSignal
  rowsAPart?: number
}

const ROWS_A_PART = 5000
const TRIES = 3

/** Only the first part has the heading. */
const withoutHeading = (csv: string): string => csv.slice(csv.indexOf('\r\n') + 2)

const writeParts = async (
  trx: Transaction<Database>,
  row: ListExportRow,
  { config, lists, ending, rowsAPart = ROWS_A_PART }: Pick<AppContext, 'config'> & WriteOptions,
) => {
  const read = lists[row.kind]
  if (!read) throw new Error(`no list of kind ${row.kind}`)
  let [rows, parts] = [0, 0]
  for await (const text of read({ config }, trx, row, rowsAPart)) {
    ending.throwIfAborted()
    const csv = parts === 0 ? text.csv : withoutHeading(text.csv)
    await storePart(trx, { export_id: row.export_id, part: parts, csv })
    parts += 1
    rows += text.rows
  }
  return { row_count: rows, part_count: parts }
}

/**
 * Writes the waiting files, one after the other, each in one transaction: a process that ends leaves nothing half
 * written. One that fails three times is given up; the log has the cause, and its owner sees it.
 */
export const writeListExports = async (
  { db, config, clock, log }: Pick<AppContext, 'db' | 'config' | 'clock' | 'log'>,
  options: WriteOptions,
): Promise<void> => {
  let current: ListExportRow | undefined
  const writeNext = (trx: Transaction<Database>) =>
    lockWaitingExport(trx).then(async (row) => {
      current = row
      if (!row) return
      const written = await writeParts(trx, row, { config, ...options })
      await endExport(trx, row.export_id, { state: 'ready', ...written })
      const payload = { exportId: row.export_id, language: row.language }
      await enqueue(trx, { kind: 'mail:list-exported', payload, now: clock.now() })
    })
  do {
    try {
      await transaction(db, writeNext)
    } catch (err) {
      if (options.ending.aborted || !current) throw err
      const attempts = current.attempts + 1
      log.error({ err, exportId: current.export_id, attempts }, 'a file of a list could not be written')
      await endExport(db, current.export_id, { attempts, ...(attempts >= TRIES && { state: 'failed' as const }) })
      return
    }
  } while (current)
}
