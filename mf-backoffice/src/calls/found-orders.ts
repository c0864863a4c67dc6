import { FARE_TYPE, ORDER_STATUS, readCode } from '@shuttle/calls/staff'
import type { Cents, CivilDate, Currency, Instant } from '@shuttle/domain'
import { exportOrdersCall, type foundOrderRow, type orderFilters, searchOrdersCall } from '@shuttle/wire/staff'
import type { OrderFilter, OrderSearch } from '../domain/order-search'
import { type CsvFile, EXPORT_TIMEOUT_MS } from './csv-file'
import { readMoment } from './moment'
import { readCurrency } from './read-currency'
import { staffCall } from './staff-call'

/** An order as a row of the table of orders. */
export interface FoundOrder {
  orderNo: string
  placedAt: Instant
  /** Name of the first passenger, otherwise the masked address of the member; empty where neither is known. */
  passenger: string
  passengerCount: number
  originName: string
  destinationName: string
  travelDate: CivilDate
  returnDate: CivilDate | undefined
  fareType: string
  /** Empty where any bus is valid. */
  beginTime: string
  tickets: number
  due: Cents
  /** Amount that was refunded of the order. */
  refunded: Cents
  currency: Currency
  status: string
  /** In the language of the request. */
  statusText: string
  /** Every used ticket was collected at a counter. */
  isCollected: boolean
  /** Has a refunded ticket whose money is not back yet. */
  isRefundPending: boolean
}

export const ORDERS_A_PAGE = 50

type Row = (typeof foundOrderRow)['_zod']['output']
type Filters = (typeof orderFilters)['_zod']['input']

export const foundOrderFromWire = (row: Row): FoundOrder => ({
  orderNo: row.orderNo,
  placedAt: readMoment(row.placedTime),
  passenger: row.firstName || (row.email ?? ''),
  passengerCount: row.passengerCount,
  originName: row.originName,
  destinationName: row.destinationName,
  travelDate: row.travelDate,
  returnDate: row.returnDate,
  fareType: readCode(FARE_TYPE, row.fareType),
  beginTime: row.beginTime,
  tickets: row.tickets,
  due: row.due,
  refunded: row.refunded ?? 0,
  currency: readCurrency(row.currency),
  status: readCode(ORDER_STATUS, row.orderStatus),
  statusText: row.orderStatusText,
  isCollected: row.collected ?? false,
  isRefundPending: row.refundPending ?? false,
})

const split = (list: string | undefined): string[] => list?.split(',').filter(Boolean) ?? []

export const filtersToWire = ({ line, status, ...rest }: OrderFilter): Filters => ({
  ...rest,
  ...(line && { lineCodes: split(line) }),
  ...(status && { statuses: split(status) as NonNullable<Filters['statuses']> }),
})

export interface FoundPage {
  rows: FoundOrder[]
  total: number
  /** Cursor of the next page; empty on the last one. */
  next: string
  /** How the service interpreted the free text. */
  readAs: string
}

/** A page of the orders that match; each search is recorded in the audit. Throws `ApiError`. */
export const fetchFoundOrders = async (search: OrderSearch, signal?: AbortSignal): Promise<FoundPage> => {
  const { filter, sort, after } = search
  const body = { filters: filtersToWire(filter), sort, after, pageSize: ORDERS_A_PAGE }
  const { responseData } = await staffCall(searchOrdersCall, body, signal && { signal })
  return { ...responseData, rows: responseData.rows.map(foundOrderFromWire) }
}

/** The orders that match, as comma-separated values. Throws `ApiError`. */
export const fetchOrderExport = async ({ filter, sort }: Omit<OrderSearch, 'after'>): Promise<CsvFile> =>
  (await staffCall(exportOrdersCall, { filters: filtersToWire(filter), sort }, { timeoutMs: EXPORT_TIMEOUT_MS }))
    .responseData
