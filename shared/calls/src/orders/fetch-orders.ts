import {
  type Cents,
  type Currency,
  type FareLine,
  type FareType,
  type Instant,
  type OrderStatus,
  PASSENGER_TYPES,
} from '@shuttle/domain'
import { type listedOrderRow, queryOrdersCall } from '@shuttle/wire'
import { type Coded, FARE_TYPE, instantFromWire, ORDER_STATUS, readCode } from '../codes'
import { type CallOptions, callService } from '../send-call'
import { type RideNotice, rideNoticesFromWire } from './fetch-order'
import { passengerCountsFromWire, readCurrency, type Trip, tripFromWire } from './order-core'
import { type OrderRefund, orderRefundFromWire } from './ticket'

/** An order as its card in the list shows it. */
export interface ListedOrder {
  orderNo: string
  status: Coded<OrderStatus>
  /** Text of the status, in the language of the request. */
  statusText: string
  lineCode: string
  originName: string
  destinationName: string
  fareType: Coded<FareType>
  outbound: Trip
  /** Undefined for one-way orders. */
  inbound: Trip | undefined
  /** Number of passengers by passenger type, each counted once. */
  passengers: Pick<FareLine, 'type' | 'count'>[]
  /** On all legs. */
  ticketCount: number
  currency: Currency
  amountDue: Cents
  payBy: Instant
  /** No ticket was checked at a gate yet. */
  isUnchecked: boolean
  /** Refunds of its tickets, the oldest first; missing where there is none. */
  refunds?: readonly OrderRefund[] | undefined
  /** What staff declared about its rides; missing where they declared nothing. */
  notices?: readonly RideNotice[] | undefined
}

/** `all` includes expired and cancelled orders. */
export type OrderFilter = 'toCollect' | 'toPay' | 'all'

export interface OrderPage {
  filter: OrderFilter
  /** Number of the last order of the previous page; empty for the first page. */
  afterOrderNo: string
  limit: number
  /** Orders of the airport line only. */
  isAirport?: boolean | undefined
}

const STATUS_CODES: Record<OrderFilter, string> = { toCollect: '1,5', toPay: '0', all: '' }

type Row = (typeof listedOrderRow)['_zod']['output']

export const listedOrderFromWire = (row: Row): ListedOrder => {
  const passengers = passengerCountsFromWire(row, row.psHc > 0 ? 2 : 1)
  return {
    orderNo: row.orderNo,
    status: readCode(ORDER_STATUS, row.orderStatus),
    statusText: row.orderStatusBrief,
    lineCode: row.lineCode,
    originName: row.qZddmmc,
    destinationName: row.zZddmmc,
    fareType: readCode(FARE_TYPE, row.jfbc),
    outbound: tripFromWire(row.bcrq, row.fcsj, ''),
    inbound: row.bcBcrq === '' ? undefined : tripFromWire(row.bcBcrq, row.fcsjHc, ''),
    passengers: PASSENGER_TYPES.filter((type) => passengers[type] > 0).map((type) => ({
      type,
      count: passengers[type],
    })),
    ticketCount: row.ps + row.psHc,
    currency: readCurrency(row.currency),
    amountDue: row.needpayFee,
    payBy: instantFromWire(row.tradeEtime),
    isUnchecked: row.jpzt === '0',
    ...(row.refunds && { refunds: row.refunds.map(orderRefundFromWire) }),
    ...(row.notices && { notices: rideNoticesFromWire(row.notices) }),
  }
}

/** A page of the member's orders, newest first. Refused: BAD_REQUEST where the last order is not the member's. */
export const fetchOrders = async (
  { filter, afterOrderNo, limit, isAirport }: OrderPage,
  options: CallOptions = {},
): Promise<ListedOrder[]> => {
  const body = {
    ticketCategory: '1,2',
    rowCount: limit,
    nextOrderNo: afterOrderNo,
    orderStatus: STATUS_CODES[filter],
    ...(isAirport && { airport: '1' as const }),
  } as const
  return (await callService(queryOrdersCall, body, options)).responseData.map(listedOrderFromWire)
}
