import * as z from 'zod/mini'
import { defineCall } from '../define-call'
import { cents, code, moment, optionalDate } from '../scalars'

/** One coupon of the member (D9.24), with the conditions that a page checks before the service does. */
export const couponRow = z.looseObject({
  voucherNo: z.string(),
  /** 1 ticked; the service ticks none. */
  ischecked: code,
  /** In the language of the request. */
  name: z.string(),
  /** `amount`, `freeTicket` or `percent`. */
  kind: z.string(),
  /** Amount: cents. Percent: hundredths of a percent. Free ticket: the highest fare it pays in cents, 0 for any. */
  faceValue: cents,
  /** 1 yuan, 2 Hong Kong dollars, empty for both. */
  currency: code,
  beginTime: moment,
  /** First moment it is no longer valid. */
  endTime: moment,
  /** `unused`, `locked`, `used`, `expired` or `cancelled`. */
  state: z.string(),
  /** For the line and days of the request; passengers are not checked here. */
  usable: z.boolean(),
  /** A code of the closed list of reasons; empty when usable. */
  reason: z.string(),
  /** Cents an order must cost before coupons; 0 for none. */
  minSpend: cents,
  /** Line codes it is for; empty means every line. */
  lineCodes: z.array(z.string()),
  /** Passenger types it is for; empty means all. */
  ticketTypes: z.array(code),
  /** Fee types it is for; empty means all. */
  feeTypes: z.array(code),
})

const text = z._default(z.string(), '')

/** The member's coupons, checked for a line and its days; without stations and dates, by their state only. */
export const queryCouponsCall = defineCall({
  path: 'wx/query.wx.user.voucher',
  access: 'coupon.read',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({
    /** 1 one-way, 2 round trip. */
    ticketCategory: z._default(code, '1'),
    /** Travel date. */
    ticketData: z._default(optionalDate, ''),
    startStationCode: text,
    endStationCode: text,
    /** The inbound leg, for round trips. */
    ticketDataRe: z._default(optionalDate, ''),
    startStationCodeRe: text,
    endStationCodeRe: text,
  }),
  answer: z.looseObject({ responseData: z.array(couponRow) }),
})
