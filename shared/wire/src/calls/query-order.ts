import * as z from 'zod/mini'
import { defineCall } from '../define-call'
import { flightRow } from '../flight-row'
import { orderRefundRow } from '../order-refund-row'
import { passengerColumns } from '../passenger-columns'
import { rideNoticeRow } from '../ride-notice-row'
import { cents, code, count, date, moment, optionalDate, optionalTime } from '../scalars'
import { refundPolicyRow } from './query-refund-policy'

/** One e-ticket inside `phList`. */
export const ticketRow = z.looseObject({
  /** Ticket number. */
  ph: z.string(),
  /** Content of the QR code; empty once the ticket is refunded. */
  qrCodeInfo: z.string(),
  /** 00 valid, 10 refunded. */
  cpzt: code,
  /** 0 not checked, 1 checked; equal to the first of `jpList`. */
  jpzt: code,
  /** Checks at gates, the earliest first: where and when. One entry with 0 while there is none. */
  jpList: z.array(z.looseObject({ jpzt: code, jpqdsm: z.string(), jpsj: z.optional(moment) })),
  ticketType: code,
  /** Day of the ride. */
  ticketData: z.optional(date),
  /** 1 outbound, 2 inbound. */
  leg: z.optional(code),
  /** When it may be used: the window of its day, or the departure that is reserved. */
  bookBeginTime: z.optional(optionalTime),
  bookEndTime: z.optional(optionalTime),
  /** Index of its passenger in `usersInfo`, from 0; missing where the order names none. */
  passengerNo: z.optional(count),
  /** Name of the passenger; missing where none was given. */
  userName: z.optional(z.string()),
  /** Number of the same passenger's ticket for the other leg. */
  otherPh: z.optional(z.string()),
  /** What was paid for it: the fare less promotion and coupon. */
  paidAmount: z.optional(cents),
  /** When and where its order's pickup code was used; missing until then. */
  collectTime: z.optional(moment),
  collectPlace: z.optional(z.string()),
})

/** One passenger inside `usersInfo`. */
export const passengerRow = z.looseObject({
  userName: z.string(),
  idCard: z._default(z.string(), ''),
  ticketType: code,
  /** Kind of document, as in orders; airport line only. */
  idType: z.optional(code),
})

export const orderRow = z.looseObject({
  orderNo: z.string(),
  orderReqno: z.string(),
  /** Order time. */
  spsj: moment,
  /** 0, 1, 5, F, E, C, U, T or G. */
  orderStatus: code,
  /** Text of the status, in the language of the request. */
  orderStatusBrief: z.string(),
  /** 01 one-way, 02 round trip. */
  dtbz: code,
  lineCode: z.string(),
  qZddm: z.string(),
  zZddm: z.string(),
  /** Station names in the language of the request. */
  qZddmmc: z.string(),
  zZddmmc: z.string(),
  ticketData: date,
  ticketDataRe: optionalDate,
  bookBeginTime: optionalTime,
  bookEndTime: optionalTime,
  /** Departure time at the origin. */
  fcsjSkzd: optionalTime,
  sysTime: moment,
  /** Payment deadline. */
  tradeEtime: moment,
  usersInfo: z.string(),
  phList: z.string(),
  /** Airport lines only, once paid; otherwise empty. */
  exchangeCode: z.string(),
  payType: z.string(),
  jfbc: code,
  currency: code,
  totalMoney: cents,
  /** Cents that promotions took off before; missing where none did. */
  totalDiscount: z.optional(cents),
  totalVoucherpay: cents,
  totalNeedpay: cents,
  totalFee: cents,
  ticketCount: count,
  /** Airport line only. */
  flight: z.optional(flightRow),
  /** Last moment to change its departure; missing where it may not be changed. */
  changeEtime: z.optional(moment),
  /** Why it may not be changed: a refusal code of `ticket/change.departure`. */
  changeRefusal: z.optional(z.string()),
  /** When its departure was changed; missing until then. */
  changeTime: z.optional(moment),
  /** The departure before that change: fees count from the earlier of both. */
  changeFromTime: z.optional(moment),
  /** Refunds of its tickets, the oldest first; missing where there is none. */
  refunds: z.optional(z.array(orderRefundRow)),
  /** What staff declared about its rides; missing where they declared nothing. */
  notices: z.optional(z.array(rideNoticeRow)),
  ...passengerColumns,
})

/** The return leg of a round trip: its boarding window or reserved departure. */
export const returnLegRow = z.looseObject({
  bookBeginTime: z._default(optionalTime, ''),
  bookEndTime: z._default(optionalTime, ''),
})

/** One order; a round trip carries its return leg as a second element. */
export const queryOrderCall = defineCall({
  path: 'wx/query.wx.order.info',
  access: 'order.read',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({ orderNo: z.string() }),
  answer: z.looseObject({
    responseData: z.tuple([orderRow], returnLegRow),
    /** `refundPolicy`: the version the order was sold under. */
    extend: z.looseObject({ refundPolicy: z.optional(refundPolicyRow) }),
  }),
})
