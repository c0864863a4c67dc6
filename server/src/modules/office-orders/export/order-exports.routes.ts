import { civilDateAt } from '@shuttle/domain'
import {
  type ORDER_EXPORT_STATES,
  type orderExportRow,
  queryOrderExports,
  readOrderExport,
  startOrderExport,
} from '@shuttle/wire/staff'
import type { FastifyInstance } from 'fastify'
import { uuidv7 } from 'uuidv7'
import type * as z from 'zod/mini'
import type { AppContext } from '../../../context'
import { Refusal } from '../../../errors'
import { wireMoment } from '../../../http/envelope'
import { getSealer } from '../../../sealing'
import { hashPhone } from '../../orders'
import { registerStaffCall, takeExport } from '../../staff'
import type { OrderExportRow } from '../office-order-tables'
import { describeSearch } from '../search/describe-search'
import { presentOrderCsv } from '../search/order-csv.presenter'
import { readFilters } from '../search/order-search.request'
import { findPart, listExports, storeExport } from './order-exports.repository'
import { writeExports } from './write-exports'

const presentExport = (row: OrderExportRow): z.infer<typeof orderExportRow> => ({
  exportId: row.export_id,
  state: row.state.toUpperCase() as (typeof ORDER_EXPORT_STATES)[number],
  fileName: `orders-${civilDateAt(row.started_at)}.csv`,
  startedTime: wireMoment(row.started_at),
  rows: row.row_count,
  parts: row.part_count,
})

/** Files of all orders that fit, written in the background. */
export const registerOrderExports = (app: FastifyInstance, context: AppContext): void => {
  const sealer = getSealer(context.config)

  registerStaffCall(app, context, startOrderExport, async ({ body, staff, language, now, trx, note }) => {
    const { filters = {}, sort = 'NEWEST' } = body
    const { criteria } = readFilters(filters, { now, hashPhone: (telephone) => hashPhone(sealer, telephone) })
    note({ object: { kind: 'orders', id: '' }, before: describeSearch(criteria) })
    const search = { account_id: staff.accountId, filters: JSON.stringify(filters), sort, language }
    const made = { state: 'waiting' as const, row_count: 0, part_count: 0, attempts: 0, started_at: now }
    const exportId = uuidv7()
    const row = await storeExport(trx, { export_id: exportId, ...search, ...made })
    if (row.export_id === exportId) await takeExport(trx, { accountId: staff.accountId, now })
    note({ after: { exportId: row.export_id } })
    return { responseData: presentExport(row) }
  })

  registerStaffCall(app, context, queryOrderExports, async ({ staff, trx }) => ({
    responseData: (await listExports(trx, staff.accountId)).map(presentExport),
  }))

  registerStaffCall(app, context, readOrderExport, async ({ body: { exportId, part }, staff, trx, note }) => {
    note({ object: { kind: 'order-export', id: exportId }, after: { part } })
    const found = await findPart(trx, { exportId, part, accountId: staff.accountId })
    if (!found) throw new Refusal('NOT_FOUND')
    return { responseData: { csv: found.csv } }
  })
}

/** Writes the files that wait, in the words of a short export. */
export const writeOrderExports = (context: AppContext, ending: AbortSignal): Promise<void> =>
  writeExports(context, { present: presentOrderCsv, ending })
