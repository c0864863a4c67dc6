import type { Direction, Instant, RefundPolicy, StationCode } from '@shuttle/domain'
import { type orderRow, queryOrderCall, type returnLegRow, type rideNoticeRow } from '@shuttle/wire'
import { type Coded, FARE_TYPE, instantFromWire, readCode, STATION, TRIP_KIND } from '../codes'
import { type CallOptions, callService } from '../send-call'
import { refundPolicyFromWire } from '../terms/fetch-refund-policy'
import { type OrderCore, sharedFieldsFromWire, tripFromWire } from './order-core'
import type { OrderRefund, Ticket } from './ticket'

/** What staff declared about one ride of an order: it is late, or does not run and is refunded. */
export interface RideNotice {
  kind: 'late' | 'cancelled'
  direction: Direction
  /** 0 where it does not run. */
  minutes: number
  since: Instant
  /** Text of staff, in the language of the request; may be empty. */
  text: string
}

const KINDS: Readonly<Record<string, RideNotice['kind']>> = { LATE: 'late', CANCELLED: 'cancelled' }

/** Leaves out kinds that this build does not know. */
export const rideNoticesFromWire = (rows: readonly (typeof rideNoticeRow)['_zod']['output'][] = []): RideNotice[] =>
  rows.flatMap(({ kind: code, leg, minutes, since, text }) => {
    const kind = KINDS[code]
    if (!kind) return []
    return [{ kind, direction: leg === '2' ? 'inbound' : 'outbound', minutes, since: instantFromWire(since), text }]
  })

/** An order as its details page reads it. */
export interface Order extends OrderCore {
  placedAt: Instant
  payBy: Instant
  /** Text of the status, in the language of the request. */
  statusText: string
  lineCode: string
  originCode: Coded<StationCode>
  destinationCode: Coded<StationCode>
  /** The policy version it was sold under; undefined where the answer has none. */
  refundPolicy?: RefundPolicy | undefined
  /** The last moment to change its departure; undefined where it cannot be changed. */
  changeableUntil?: Instant | undefined
  /** What staff declared about its rides; missing where they declared nothing. */
  notices?: readonly RideNotice[] | undefined
  /** Why its departure cannot be changed: a code of the refusals. Airport line only. */
  changeRefusal?: string | undefined
}

type OrderRow = (typeof orderRow)['_zod']['output']
type ReturnLegRow = (typeof returnLegRow)['_zod']['output']

/** Marks the tickets whose refund is accepted and not done. */
const markPendingRefunds = (tickets: readonly Ticket[], refunds: readonly OrderRefund[] = []): Ticket[] => {
  const pending = refunds.filter(({ state }) => state !== 'done').flatMap(({ ticketNumbers }) => ticketNumbers)
  return tickets.map((ticket) =>
    pending.includes(ticket.ticketNumber) ? { ...ticket, isRefundPending: true } : ticket,
  )
}

/** `returnLeg` comes beside the order of a round trip. */
export const orderFromWire = (row: OrderRow, returnLeg?: ReturnLegRow): Order => {
  const category = readCode(TRIP_KIND, row.dtbz)
  const shared = sharedFieldsFromWire(row, category === 'roundTrip' ? 2 : 1)
  return {
    ...shared,
    tickets: markPendingRefunds(shared.tickets, shared.refunds),
    category,
    fareType: readCode(FARE_TYPE, row.jfbc),
    originCode: readCode(STATION, row.qZddm),
    destinationCode: readCode(STATION, row.zZddm),
    originName: row.qZddmmc,
    destinationName: row.zZddmmc,
    lineCode: row.lineCode,
    outbound: tripFromWire(row.ticketData, row.bookBeginTime, row.bookEndTime),
    inbound:
      row.ticketDataRe === ''
        ? undefined
        : tripFromWire(row.ticketDataRe, returnLeg?.bookBeginTime ?? '', returnLeg?.bookEndTime ?? ''),
    placedAt: instantFromWire(row.spsj),
    payBy: instantFromWire(row.tradeEtime),
    statusText: row.orderStatusBrief,
    ...(row.notices && { notices: rideNoticesFromWire(row.notices) }),
    changeableUntil: row.changeEtime === undefined ? undefined : instantFromWire(row.changeEtime),
    changeRefusal: row.changeRefusal,
  }
}

/** One order of the signed-in member. Refused: ORDER_NOT_FOUND. */
export const fetchOrder = async (orderNo: string, options: CallOptions = {}): Promise<Order> => {
  const { responseData, extend } = await callService(queryOrderCall, { orderNo }, options)
  return {
    ...orderFromWire(responseData[0], responseData[1]),
    refundPolicy: extend.refundPolicy && refundPolicyFromWire(extend.refundPolicy),
  }
}
