import { startOrderExportCall } from '@shuttle/wire/staff'
import { parseBody } from '../../../../http/register-call'
import { getSealer } from '../../../../sealing'
import { findStations } from '../../../passenger/catalogue'
import { hashPhone } from '../../../passenger/orders'
import type { ReadList } from '../../list-exports'
import { readOrdersToExport } from './export-orders'
import { countOrders } from './find-orders.repository'
import { presentOrderCsv } from './order-csv.presenter'
import { readFilters, readSort } from './read-search'

/** All orders of a search as texts of files, in the columns of a short export. */
export const orderList: ReadList = async function* ({ config }, trx, row, rowsAPart) {
  const { language, started_at: now } = row
  const sealer = getSealer(config)
  const { filters = {}, sort: wanted } = parseBody(startOrderExportCall.request, JSON.parse(row.search))
  const { criteria } = readFilters(filters, { now, hashPhone: (telephone) => hashPhone(sealer, telephone) })
  const sort = readSort(wanted)
  const total = await countOrders(trx, criteria)
  const shown = { stations: await findStations(trx), language, now }
  let after: { key: string; orderNo: string } | undefined
  for (;;) {
    const views = await readOrdersToExport(trx, { criteria, total, sort, after, limit: rowsAPart })
    if (after === undefined || views.length > 0) yield { csv: presentOrderCsv(views, shown).csv, rows: views.length }
    const last = views.at(-1)?.order
    if (!last || views.length < rowsAPart) return
    after = { key: `${last[sort.by]}`, orderNo: last.order_no }
  }
}
