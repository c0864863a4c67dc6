import * as z from 'zod/mini'
import { defineCall } from '../define-call'
import { flightRow } from '../flight-row'
import { cents, code, count, date, moment, optionalDate, optionalTime, sentCents, sentCount, units } from '../scalars'

/** One passenger (not one leg). */
export const passengerEntry = z.looseObject({
  /** 00 adult, 01 elderly, 02 child, 04 infant, 05 student. */
  ticketType: code,
  idCard: z.string(),
  /**
   * 1 identity card; on the airport line also 2 passport, 3 home return permit, 4 exit-entry permit, 5 Taiwan permit.
   */
  idType: code,
  userName: z.string(),
  telNum: z.string(),
  /** Airport line only, as travel documents print them. */
  lastName: z.optional(z.string()),
  firstName: z.optional(z.string()),
  /** F, M or X. */
  gender: z.optional(z.string()),
  /** `yyyy-MM-dd`; plain text, so that an invalid day is refused by a code of its own. */
  birthDate: z.optional(z.string()),
  nationality: z.optional(z.string()),
})

/** `tickets` is an array; a JSON text of it is accepted too. */
const passengerEntries = z.union([
  z.array(passengerEntry),
  z.pipe(
    z.string(),
    z.transform((text: string, context) => {
      try {
        return z.parse(z.array(passengerEntry), JSON.parse(text))
      } catch {
        context.issues.push({ code: 'custom', input: text, message: 'tickets is no list of passenger entries' })
        return z.NEVER
      }
    }),
  ),
])

const text = z._default(z.string(), '')

export const buyTicketRequest = z.looseObject({
  /** Travel date. */
  ticketData: date,
  ticketDataRe: z._default(optionalDate, ''),
  lineCode: z.string(),
  lineCodeRe: text,
  startStationCode: z.string(),
  endStationCode: z.string(),
  startStationCodeRe: text,
  endStationCodeRe: text,
  boardingPointCode: text,
  breakoutPointCode: text,
  /** 1 yuan, 2 Hong Kong dollars. */
  currency: z._default(code, ''),
  /** 1 one-way, 2 round trip. */
  ticketCategory: code,
  tickets: passengerEntries,
  /** Airport line only. */
  flight: z.optional(flightRow),
  /** Cents before coupons. */
  amount: z._default(sentCents, 0),
  feeType: code,
  totalVoucherpay: z._default(sentCents, 0),
  voucherNum: z._default(sentCount, 0),
  /** Coupon numbers joined by commas. */
  voucherStr: text,
  /** Always 0. */
  totalBalpay: z._default(sentCents, 0),
  totalNeedpay: z._default(sentCents, 0),
  bookBeginTime: z._default(optionalTime, ''),
  bookEndTime: z._default(optionalTime, ''),
  bookBeginTimeRe: z._default(optionalTime, ''),
  bookEndTimeRe: z._default(optionalTime, ''),
  /** 0 quote, 1 real order. */
  orderType: code,
  captcha: text,
  sessionId: text,
  sig: text,
  token: text,
  /** Seconds since the epoch. */
  timestamp: z._default(count, 0),
  /** Id of the quote whose price a real order pays; without a valid one, the current price applies. */
  quoteId: text,
})

export const orderAnswer = z.looseObject({
  orderNumber: z.optional(z.string()),
  orderNo: z.optional(z.string()),
  orderReqno: z.optional(z.string()),
  /** Payment deadline. */
  tradeEtime: z.optional(moment),
  /** Before coupons, after promotions: the sum of what coupons pay and the amount due. */
  totalMoney: cents,
  /** Cents that promotions took off before; missing where none did. */
  totalDiscount: z.optional(cents),
  totalVoucherpay: cents,
  totalNeedpay: cents,
  totalFee: cents,
  tickets: z.array(passengerEntry),
  /**
   * One row for each passenger type: fee of one leg, passengers on all legs. `freePeople`: those whom promotions let
   * travel free, each counted once; in quotes only, missing where there are none.
   */
  detailList: z.array(z.looseObject({ ticketType: code, fee: units, total: count, freePeople: z.optional(count) })),
  /** Fee of one adult on one leg. */
  price: units,
  feeType: code,
  /** 1 when a departure is booked. */
  isSeleBook: code,
  successId: z.optional(z.string()),
  sysTime: moment,
  currency: code,
  /** Captcha that an order needs now: 0 none, 1 four digits, 2 slide. */
  captchaType: code,
  /** Address of the frame document, for a slide. */
  slideFrame: z.optional(z.string()),
  /** Id of a quote: an order of the same choice that names it within ten minutes is priced by its fares. */
  quoteId: z.optional(z.string()),
})

/** A quote (orderType 0, no sign-in needed) or a real order (orderType 1, members only). */
export const buyTicketCall = defineCall({
  path: 'ticket/buy.ticket',
  access: 'order.quote',
  idempotent: false,
  success: 'done-message',
  request: buyTicketRequest,
  answer: z.looseObject({ responseData: orderAnswer }),
})
