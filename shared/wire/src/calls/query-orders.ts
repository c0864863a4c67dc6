import * as z from 'zod/mini'
import { defineCall } from '../define-call'
import { orderRefundRow } from '../order-refund-row'
import { passengerColumns } from '../passenger-columns'
import { rideNoticeRow } from '../ride-notice-row'
import { cents, code, count, date, moment, optionalDate, optionalTime } from '../scalars'

/** Maximum number of orders in one answer. */
export const MAX_LISTED_ORDERS = 50

const rowCount = z.pipe(
  z.union([z.int(), z.string().check(z.regex(/^\d{1,2}$/))]),
  z.pipe(z.transform(Number), z.int().check(z.minimum(1), z.maximum(MAX_LISTED_ORDERS))),
)

export const listedOrderRow = z.looseObject({
  orderNo: z.string(),
  /** 0, 1, 5, F, E, C, U, T or G. */
  orderStatus: code,
  /** Text of the status, in the language of the request. */
  orderStatusBrief: z.string(),
  lineCode: z.string(),
  qZddm: z.string(),
  zZddm: z.string(),
  /** Station names in the language of the request. */
  qZddmmc: z.string(),
  zZddmmc: z.string(),
  /** Outbound passengers. */
  ps: count,
  /** Inbound passengers; more than 0 for a round trip. */
  psHc: count,
  /** Cents. */
  needpayFee: cents,
  currency: code,
  jfbc: code,
  /** Day of departure and of return. */
  bcrq: date,
  bcBcrq: optionalDate,
  /** Departure times of a reserved departure, outbound and return; empty for any bus of the day. */
  fcsj: optionalTime,
  fcsjHc: optionalTime,
  /** Payment deadline. */
  tradeEtime: moment,
  /** 0 while no ticket of the order is checked. */
  jpzt: code,
  /** Refunds of its tickets, the oldest first; missing where there is none. */
  refunds: z.optional(z.array(orderRefundRow)),
  /** What staff declared about its rides; missing where they declared nothing. */
  notices: z.optional(z.array(rideNoticeRow)),
  ...passengerColumns,
})

/**
 * The member's orders, newest first; the cursor is the last order number of the previous answer, and is not listed
 * again.
 */
export const queryOrdersCall = defineCall({
  path: 'wx/query.wx.order.record',
  access: 'order.read',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({
    /** 1 one-way, 2 round trip, `1,2` both. */
    ticketCategory: z._default(z.pipe(code, z.enum(['1,2', '1', '2'])), '1,2'),
    rowCount: z._default(rowCount, 20),
    /** Empty for the first page. */
    nextOrderNo: z._default(z.string(), ''),
    /** `1,5` to collect, `0` to pay, empty for all. */
    orderStatus: z._default(z.pipe(code, z.enum(['', '0', '1,5'])), ''),
    /** 1 airport line only, empty all. */
    airport: z._default(z.pipe(code, z.enum(['', '1'])), ''),
  }),
  answer: z.looseObject({ responseData: z.array(listedOrderRow) }),
})
