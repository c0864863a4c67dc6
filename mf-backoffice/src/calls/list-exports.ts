import type { Instant } from '@shuttle/domain'
import {
  type listExportRow,
  queryLedgerExportsCall,
  queryOrderExportsCall,
  readLedgerExportCall,
  readOrderExportCall,
  startLedgerExportCall,
  startOrderExportCall,
} from '@shuttle/wire/staff'
import type { LedgerFilter } from '../domain/ledger-filter'
import type { OrderSearch } from '../domain/order-search'
import { EXPORT_TIMEOUT_MS } from './csv-file'
import { filtersToWire } from './found-orders'
import { readMoment } from './moment'
import { ledgerFilterToWire } from './refund-ledger'
import { staffCall } from './staff-call'

/** A list that can be exported to a file. */
export type ListKind = 'orders' | 'ledger'

/** A file of a whole list, which the service writes in the background. */
export interface ListFile {
  id: string
  kind: ListKind
  state: 'waiting' | 'ready' | 'failed'
  fileName: string
  startedAt: Instant
  rows: number
  parts: number
}

const STATES = { WAITING: 'waiting', READY: 'ready', FAILED: 'failed' } as const

const fromWire = (kind: ListKind, row: (typeof listExportRow)['_zod']['output']): ListFile => ({
  ...{ id: row.exportId, kind, state: STATES[row.state], fileName: row.fileName, rows: row.rows, parts: row.parts },
  startedAt: readMoment(row.startedTime),
})

/** The files of the signed-in member of staff, the newest first. Throws `ApiError`. */
export const fetchListFiles = async (kind: ListKind, signal?: AbortSignal): Promise<ListFile[]> => {
  const call = kind === 'orders' ? queryOrderExportsCall : queryLedgerExportsCall
  return (await staffCall(call, {}, signal && { signal })).responseData.map((row) => fromWire(kind, row))
}

/** Requests a file of all orders that match. Throws `ApiError`. */
export const requestOrderFile = async ({ filter, sort }: Omit<OrderSearch, 'after'>): Promise<ListFile> =>
  fromWire('orders', (await staffCall(startOrderExportCall, { filters: filtersToWire(filter), sort })).responseData)

/** Requests a file of all refunds that match. Throws `ApiError`. */
export const requestLedgerFile = async (filter: LedgerFilter): Promise<ListFile> =>
  fromWire('ledger', (await staffCall(startLedgerExportCall, ledgerFilterToWire(filter))).responseData)

/** The whole text of a finished file. Throws `ApiError`. */
export const readListFile = async ({ id, kind, parts }: Pick<ListFile, 'id' | 'kind' | 'parts'>): Promise<string> => {
  const texts: string[] = []
  for (let part = 0; part < parts; part += 1) {
    const call = kind === 'orders' ? readOrderExportCall : readLedgerExportCall
    const { responseData } = await staffCall(call, { exportId: id, part }, { timeoutMs: EXPORT_TIMEOUT_MS })
    texts.push(responseData.csv)
  }
  return texts.join('')
}
