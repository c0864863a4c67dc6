import type { Instant } from '@shuttle/domain'
import { type orderExportRow, queryOrderExports, readOrderExport, startOrderExport } from '@shuttle/wire/staff'
import type { OrderSearch } from '../domain/order-search'
import { EXPORT_PATIENCE_MS } from './csv-file'
import { filtersToWire } from './found-orders'
import { readMoment } from './moment'
import { staffCall } from './staff-call'

/** A file of orders that the service writes in the background. */
export interface OrderExport {
  id: string
  state: 'waiting' | 'ready' | 'failed'
  fileName: string
  startedAt: Instant
  rows: number
  parts: number
}

const STATES = { WAITING: 'waiting', READY: 'ready', FAILED: 'failed' } as const

const fromWire = (row: (typeof orderExportRow)['_zod']['output']): OrderExport => ({
  ...{ id: row.exportId, state: STATES[row.state], fileName: row.fileName, rows: row.rows, parts: row.parts },
  startedAt: readMoment(row.startedTime),
})

/** The files of the signed-in person, the newest first. Throws `ApiError`. */
export const fetchOrderExports = async (signal?: AbortSignal): Promise<OrderExport[]> =>
  (await staffCall(queryOrderExports, {}, signal && { signal })).responseData.map(fromWire)

/** Has all orders that fit written into a file. Throws `ApiError`. */
export const requestOrderExport = async ({ filter, sort }: Omit<OrderSearch, 'after'>): Promise<OrderExport> =>
  fromWire((await staffCall(startOrderExport, { filters: filtersToWire(filter), sort })).responseData)

/** The whole text of a file that is ready. Throws `ApiError`. */
export const readOrderExportText = async ({ id, parts }: Pick<OrderExport, 'id' | 'parts'>): Promise<string> => {
  const texts: string[] = []
  for (let part = 0; part < parts; part += 1) {
    const call = await staffCall(readOrderExport, { exportId: id, part }, { patienceMs: EXPORT_PATIENCE_MS })
    texts.push(call.responseData.csv)
  }
  return texts.join('')
}
