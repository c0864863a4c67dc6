import * as z from 'zod/mini'
import { defineCall } from '../define-call'
import { flightRow } from '../flight-row'
import { orderRefundRow } from '../order-refund-row'
import { passengerColumns } from '../passenger-columns'
import { cents, code, count, date, moment, optionalDate, optionalTime } from '../scalars'

/** A paid order as the result page reads it; counts are doubled for a round trip. */
export const orderResult = z.looseObject({
  orderNo: z.string(),
  orderReqno: z.string(),
  tradeTime: moment,
  /** 1 single, 2 return. */
  ticketCategory: code,
  ticketData: date,
  ticketDataRe: optionalDate,
  bookBeginTime: optionalTime,
  bookEndTime: optionalTime,
  bookBeginTimeRe: optionalTime,
  bookEndTimeRe: optionalTime,
  startStationName: z.string(),
  endStationName: z.string(),
  /** Line name. */
  xlmc: z.string(),
  /** Start and end station code; missing in answers of older servers. */
  qZddm: z.optional(z.string()),
  zZddm: z.optional(z.string()),
  /** Fee type. */
  jfbc: code,
  currency: code,
  ...passengerColumns,
  /** Cents that promotions took off before coupons; missing where none did. */
  totalDiscount: z.optional(cents),
  totalVoucherpay: cents,
  totalNeedpay: cents,
  totalPs: count,
  /** Payments beyond the one that bought the tickets, which are refunded in full; missing where there are none. */
  refundList: z.optional(z.array(z.looseObject({ payType: z.string(), amount: cents }))),
  /** Refunds of its tickets, the oldest first; missing without one. */
  refunds: z.optional(z.array(orderRefundRow)),
  /** Airport lines only; otherwise empty. */
  exchangeCode: z.string(),
  /** When its departure was changed; missing until then. */
  changeTime: z.optional(moment),
  /** As in the order. */
  changeFromTime: z.optional(moment),
  /** Airport line only. */
  flight: z.optional(flightRow),
  payType: z.string(),
  orderStatus: code,
  /** JSON text: passengers with `userName`. */
  usersInfo: z.string(),
  /** JSON text: tickets, see {@link ticketRow}. */
  phList: z.string(),
})

/** Makes the service query the provider; returns the paid order. */
export const confirmPaymentCall = defineCall({
  path: 'pay/update.order.payresult',
  access: 'payment.confirm',
  idempotent: true,
  success: 'success-message',
  request: z.looseObject({ orderReqno: z.string(), orderNo: z.string(), payType: z._default(z.string(), '') }),
  answer: z.looseObject({ responseData: orderResult }),
})
