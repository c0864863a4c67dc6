import type { Instant, Language } from '@shuttle/domain'
import { orderFilters } from '@shuttle/wire/staff'
import type { Transaction } from 'kysely'
import type { AppContext } from '../../../context'
import { transaction } from '../../../database/transaction'
import type { Database } from '../../../database/types'
import { parseBody } from '../../../http/register-call'
import { enqueue } from '../../../outbox/outbox.repository'
import { getSealer } from '../../../sealing'
import { findStations } from '../../catalogue'
import { hashPhone, type OrderView } from '../../orders'
import type { OrderExportRow } from '../office-order-tables'
import { readOrdersToExport } from '../search/export-orders'
import { countOrders } from '../search/find-orders.repository'
import { readFilters, readSort } from '../search/order-search.request'
import { endExport, lockWaitingExport, storePart } from './order-exports.repository'

/** Spells rows as the text of a file, with its heading. */
export type PresentCsv = (
  views: readonly OrderView[],
  shown: { stations: Awaited<ReturnType<typeof findStations>>; language: Language; now: Instant },
) => { csv: string }

const ROWS_A_PART = 5000
const TRIES = 3

/** Only the first part has the heading. */
const withoutHeading = (csv: string): string => csv.slice(csv.indexOf('\r\n') + 2)

interface WriteOptions {
  present: PresentCsv
  ending: AbortSignal
  rowsAPart?: number
}

const writeParts = async (
  trx: Transaction<Database>,
  row: OrderExportRow,
  { config, present, ending, rowsAPart = ROWS_A_PART }: Pick<AppContext, 'config'> & WriteOptions,
) => {
  const { export_id, language, started_at: now } = row
  const sealer = getSealer(config)
  const filters = parseBody(orderFilters, JSON.parse(row.filters))
  const { criteria } = readFilters(filters, { now, hashPhone: (telephone) => hashPhone(sealer, telephone) })
  const sort = readSort(row.sort)
  const total = await countOrders(trx, criteria)
  const shown = { stations: await findStations(trx), language, now }
  let after: { key: string; orderNo: string } | undefined
  let [rows, parts] = [0, 0]
  for (;;) {
    ending.throwIfAborted()
    const views = await readOrdersToExport(trx, { criteria, total, sort, after, limit: rowsAPart })
    const { csv } = present(views, shown)
    if (parts === 0 || views.length > 0)
      await storePart(trx, { export_id, part: parts++, csv: rows === 0 ? csv : withoutHeading(csv) })
    rows += views.length
    const last = views.at(-1)?.order
    if (!last || views.length < rowsAPart) return { row_count: rows, part_count: parts }
    after = { key: `${last[sort.by]}`, orderNo: last.order_no }
  }
}

/**
 * Writes the files of orders that wait, one after the other, each in one transaction: a process that ends leaves
 * nothing half written. One that fails three times is given up; the log has the cause, and its owner sees it.
 */
export const writeExports = async (
  { db, config, clock, log }: Pick<AppContext, 'db' | 'config' | 'clock' | 'log'>,
  options: WriteOptions,
): Promise<void> => {
  let current: OrderExportRow | undefined
  const writeNext = (trx: Transaction<Database>) =>
    lockWaitingExport(trx).then(async (row) => {
      current = row
      if (!row) return
      const written = await writeParts(trx, row, { config, ...options })
      await endExport(trx, row.export_id, { state: 'ready', ...written })
      const payload = { exportId: row.export_id, language: row.language }
      await enqueue(trx, { kind: 'mail:orders-exported', payload, now: clock.now() })
    })
  do {
    try {
      await transaction(db, writeNext)
    } catch (err) {
      if (options.ending.aborted || !current) throw err
      const attempts = current.attempts + 1
      log.error({ err, exportId: current.export_id, attempts }, 'a file of orders could not be written')
      await endExport(db, current.export_id, { attempts, ...(attempts >= TRIES && { state: 'failed' as const }) })
      return
    }
  } while (current)
}
