import * as z from 'zod/mini'
import { refundRequestRow } from '../calls/query-refund-request'
import { refundRow } from '../calls/query-refunds'
import { defineCall } from '../define-call'
import { flightRow } from '../flight-row'
import { cents, code, count, date, moment } from '../scalars'
import { foundOrderRow } from './search-orders'

const orderHead = z.looseObject({
  ...foundOrderRow.shape,
  payTime: moment,
  /** Missing until it is paid. */
  paidTime: z.optional(moment),
  payType: z.string(),
  amount: cents,
  promotion: cents,
  coupon: cents,
  /** Such as `n***@mail.test`; empty where the account has no address. */
  memberEmail: z.string(),
  /** Language of the passenger's mails; empty before one is known. */
  language: z.string(),
  /** The end of the pickup code; airport line only, otherwise empty. */
  pickupCodeTail: z.string(),
  flight: z.optional(flightRow),
})

const ticketOfOrder = z.looseObject({
  ticketNo: z.string(),
  /** Number of its passenger; missing where the order names none. */
  passengerPosition: z.optional(z.int()),
  passengerType: code,
  leg: z.string(),
  lineCode: z.string(),
  travelDate: date,
  /** `HH:mm`. */
  beginTime: z.string(),
  endTime: z.string(),
  fare: cents,
  paid: cents,
  /** `VALID` or `REFUNDED`. */
  state: code,
  checks: z.array(z.looseObject({ time: moment, gate: z.string(), device: z.string() })),
  collectTime: z.optional(moment),
  collectPlace: z.string(),
  /** The first moment at which it is no longer valid; missing in answers of an older service. */
  goodUntil: z.optional(moment),
})

const passengerOfOrder = z.looseObject({
  passengerPosition: z.int(),
  name: z.string(),
  passengerType: code,
  /** Missing where no kind was requested. */
  documentType: z.optional(code),
  /** Such as `••••4567`; empty where none was given. */
  document: z.string(),
  /** It is stored in full and may be shown. */
  isStored: z.boolean(),
})

const attemptOfOrder = z.looseObject({
  requestNo: z.string(),
  payType: z.string(),
  amount: cents,
  currency: code,
  /** `OPEN`, `SETTLED` or `CLOSED`. */
  state: code,
  openedTime: moment,
  /** Number of queries to the provider, and the time of the next; missing once there are no more. */
  checks: count,
  nextCheckTime: z.optional(moment),
  /** Payments that the provider took, under its own numbers. */
  payments: z.array(
    z.looseObject({
      transactionId: z.string(),
      amount: cents,
      /** In the provider's spelling. */
      currency: z.string(),
      /** Such as `PAID`, `PAID-TWICE` or `WRONG-AMOUNT`. */
      outcome: code,
      time: moment,
    }),
  ),
})

const changeOfOrder = z.looseObject({
  time: moment,
  fromDate: date,
  fromTime: z.string(),
  toDate: date,
  toTime: z.string(),
})

const mailOfOrder = z.looseObject({
  mailId: z.string(),
  /** Such as `order-paid`. */
  kind: z.string(),
  time: moment,
  /** `WAITING`, `DONE`, or `DEAD` after too many tries. */
  state: code,
  tries: count,
  /** Why the last try failed; empty otherwise. */
  cause: z.string(),
})

export const orderNoteRow = z.looseObject({
  noteId: z.string(),
  time: moment,
  author: z.string(),
  /** Role of the author at the time of writing. */
  role: code,
  text: z.string(),
})

export const TIMELINE_KINDS = [
  'PLACED',
  'ATTEMPT',
  'MONEY',
  'PAID',
  'MAIL',
  'CHANGED',
  'CHECKED',
  'COLLECTED',
  'REQUEST',
  'REQUEST_END',
  'REFUND',
  'REFUND_END',
  'NOTE',
] as const

/** An event of an order; `object` is the number of the object it concerns. */
const timelineRow = z.looseObject({
  time: moment,
  kind: z.enum(TIMELINE_KINDS),
  object: z.string(),
  /** State, outcome, kind of mail or gate, by kind. */
  detail: z.string(),
  /** In the order's currency; missing for an event without an amount. */
  amount: z.optional(cents),
})

/** One order in full, with documents masked; its timeline repeats all events, the newest first. */
export const queryOrderFileCall = defineCall({
  path: 'staff/query.order',
  access: 'order.inspect',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({ orderNo: z.string().check(z.maxLength(64)) }),
  answer: z.looseObject({
    responseData: z.looseObject({
      order: orderHead,
      tickets: z.array(ticketOfOrder),
      passengers: z.array(passengerOfOrder),
      attempts: z.array(attemptOfOrder),
      refunds: z.array(
        z.looseObject({
          ...refundRow.shape,
          checks: count,
          /** Reason of the provider for refusing or failing it. */ cause: z.string(),
        }),
      ),
      /** `email` is masked. */
      requests: z.array(refundRequestRow),
      changes: z.array(changeOfOrder),
      mails: z.array(mailOfOrder),
      notes: z.array(orderNoteRow),
      timeline: z.array(timelineRow),
      /** Actions that the caller may do to it now. */
      allowed: z.array(z.string()),
      /** All other actions on an order, each with its refusal code; `FORBIDDEN` is for the role. */
      refused: z.array(z.looseObject({ action: z.string(), code: z.string() })),
    }),
  }),
})
