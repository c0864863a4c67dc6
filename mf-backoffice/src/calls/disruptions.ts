import type { Cents, Currency } from '@shuttle/domain'
import {
  declareDisruptionCall,
  type disruptedOrderRow,
  type disruptionRow,
  moveDisruptionCall,
  previewDisruptionCall,
  queryDisruptedOrdersCall,
  queryDisruptionsCall,
} from '@shuttle/wire/staff'
import type { Move } from '../domain/disruption-moves'
import { CURRENCY_CODES } from './currency-codes'
import { readMoment } from './moment'
import { readCurrency } from './read-currency'
import { staffCall } from './staff-call'

/** Rides of a one-way line: first and last day (inclusive), and the begin time of one departure, or empty for all. */
export interface Rides {
  lineCode: string
  from: string
  until: string
  beginTime: string
}

/** A sum in one currency; currencies are never added. */
export interface Sum {
  currency: Currency
  total: Cents
}

/** Effects of a declaration, counted before it is made. */
export interface DisruptionCounts {
  orders: number
  tickets: number
  sums: Sum[]
  coupons: number
  mails: number
  refundedBefore: number
  requests: number
  unpaid: number
  checkedTickets: number
  checkedOrders: number
}

/** A declared disruption and its progress; states as the service spells them. */
export interface Disruption extends Rides {
  disruptionNo: string
  reason: string
  state: string
  declaredAt: number
  endedAt: number | undefined
  /** Orders by state. */
  counts: Readonly<Record<string, number>>
  tickets: number
  sums: Sum[]
  coupons: number
  checkedTickets: number
  isSoldAgain: boolean
}

export interface DisruptedOrder {
  orderNo: string
  state: string
  currency: Currency
  tickets: number
  total: Cents
  coupons: number
  checkedTickets: number
  lastFault: string
}

type WireSum = (typeof disruptionRow)['_zod']['output']['sums'][number]

const toSums = (sums: readonly WireSum[]): Sum[] =>
  sums.map(({ currency, total }) => ({ currency: readCurrency(currency), total }))

const toWire = ({ lineCode, from, until, beginTime }: Rides) => ({
  lineCode,
  dateFrom: from,
  dateTo: until,
  beginTime,
})

const fromWire = (row: (typeof disruptionRow)['_zod']['output']): Disruption => ({
  disruptionNo: row.disruptionNo,
  lineCode: row.lineCode,
  from: row.dateFrom,
  until: row.dateTo,
  beginTime: row.beginTime,
  reason: row.reasonText,
  state: row.state,
  declaredAt: readMoment(row.declareTime),
  endedAt: row.endTime === undefined ? undefined : readMoment(row.endTime),
  counts: row.counts,
  tickets: row.tickets,
  sums: toSums(row.sums),
  coupons: row.coupons,
  checkedTickets: row.checkedTickets,
  isSoldAgain: row.soldAgain,
})

const orderFromWire = (row: (typeof disruptedOrderRow)['_zod']['output']): DisruptedOrder => ({
  orderNo: row.orderNo,
  state: row.state,
  currency: readCurrency(row.currency),
  tickets: row.tickets,
  total: row.total,
  coupons: row.coupons,
  checkedTickets: row.checkedTickets,
  lastFault: row.lastFault,
})

/** Throws `ApiError`: `refused` with STAFF_DISRUPTION_DAYS, STAFF_DISRUPTION_TIME or STAFF_DISRUPTION_LINE. */
export const countDisruption = async (rides: Rides, signal?: AbortSignal): Promise<DisruptionCounts> => {
  const { responseData } = await staffCall(previewDisruptionCall, toWire(rides), signal && { signal })
  return { ...responseData, sums: toSums(responseData.sums) }
}

export interface Declaration {
  rides: Rides
  reason: string
  /** One key for each form: sent again with it, it is the same disruption. */
  requestKey: string
  shown: DisruptionCounts
}

/** Throws `ApiError` as {@link countDisruption}, and with STAFF_REASON_MISSING. */
export const declare = async ({ rides, reason, requestKey, shown }: Declaration): Promise<Disruption> => {
  const { orders, tickets } = shown
  const sums = shown.sums.map(({ currency, total }) => ({ currency: CURRENCY_CODES[currency], total }))
  const body = { ...toWire(rides), reasonText: reason, requestKey, shown: { orders, tickets, sums } }
  return fromWire((await staffCall(declareDisruptionCall, body)).responseData)
}

/** Disruptions, the newest first. Throws `ApiError`. */
export const fetchDisruptions = async (signal?: AbortSignal): Promise<Disruption[]> =>
  (await staffCall(queryDisruptionsCall, {}, signal && { signal })).responseData.rows.map(fromWire)

/** Throws `ApiError`: `refused` with STAFF_DISRUPTION_UNKNOWN. */
export const fetchDisruption = async (disruptionNo: string, signal?: AbortSignal): Promise<Disruption | undefined> =>
  (await staffCall(queryDisruptionsCall, { disruptionNo }, signal && { signal })).responseData.rows.map(fromWire)[0]

/** Which orders of a disruption to list. */
export type OrderList = 'FAILED' | 'CHECKED'

/** The first hundred orders that failed, or that have checked tickets. Throws `ApiError`. */
export const fetchDisruptedOrders = async (
  disruptionNo: string,
  list: OrderList,
  signal?: AbortSignal,
): Promise<DisruptedOrder[]> => {
  const filter = list === 'CHECKED' ? { checked: true } : { state: list }
  const body = { disruptionNo, pageSize: 100, ...filter }
  return (await staffCall(queryDisruptedOrdersCall, body, signal && { signal })).responseData.rows.map(orderFromWire)
}

/** Throws `ApiError`: `refused` with STAFF_FORM_STALE where another member of staff has moved it. */
export const moveDisruption = async ({
  disruptionNo,
  move: wanted,
  expectedState,
}: {
  disruptionNo: string
  move: Move
  expectedState: string
}): Promise<Disruption> =>
  fromWire((await staffCall(moveDisruptionCall, { disruptionNo, move: wanted, expectedState })).responseData)
