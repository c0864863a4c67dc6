import * as z from 'zod/mini'
import { civilDate, currency, documentType, instant, maybe, passengerType, timeOfDay } from './codecs'
import { defineStaffCall } from './define-staff-call'
import { foundOrder } from './search-orders'

const orderHead = z.strictObject({
  ...foundOrder.shape,
  payBy: instant,
  /** Missing until it is paid. */
  paidAt: maybe(instant),
  payType: maybe(z.string()),
  amount: z.int(),
  promotion: z.int(),
  coupon: z.int(),
  /** Language of the passenger's mails; missing before one is known. */
  language: maybe(z.string()),
  /** The end of the pickup code; airport line only. */
  pickupCodeTail: maybe(z.string()),
  flight: maybe(
    z.strictObject({
      flightNumber: z.string(),
      airline: z.string(),
      origin: z.string(),
      destination: z.string(),
      /** Empty where it does not stop on the way. */
      transit: z.string(),
      date: civilDate,
      time: timeOfDay,
    }),
  ),
})

const ticketOfOrder = z.strictObject({
  ticketNo: z.string(),
  /** Number of its passenger; missing where the order names none. */
  passengerPosition: maybe(z.int()),
  passengerType,
  isInbound: z.boolean(),
  lineCode: z.string(),
  travelDate: civilDate,
  /** Times of its departure; missing where any bus may be used. */
  beginTime: maybe(timeOfDay),
  endTime: maybe(timeOfDay),
  fare: z.int(),
  paid: z.int(),
  isRefunded: z.boolean(),
  /** Its refund is accepted, and the money is not back yet. */
  isRefundPending: z.boolean(),
  isChecked: z.boolean(),
  isCollected: z.boolean(),
  /** The first moment at which it is no longer valid. */
  goodUntil: instant,
})

const passengerOfOrder = z.strictObject({
  position: z.int(),
  name: z.string(),
  passengerType,
  /** Missing where no kind was requested. */
  documentType: maybe(documentType),
  /** Such as `••••4567`; missing where none was given. */
  maskedDocument: maybe(z.string()),
  /** It is stored in full and may be shown. */
  isDocumentStored: z.boolean(),
})

const attemptOfOrder = z.strictObject({
  requestNo: z.string(),
  payType: z.string(),
  amount: z.int(),
  currency,
  state: z.enum(['open', 'settled', 'closed']),
  openedAt: instant,
  /** Number of queries to the provider, and the time of the next; missing once there are no more. */
  checks: z.int(),
  nextCheckAt: maybe(instant),
  /** Payments that the provider took, under its own numbers. */
  payments: z.array(
    z.strictObject({
      transactionId: z.string(),
      amount: z.int(),
      /** In the provider's spelling. */
      currency: z.string(),
      outcome: z.enum(['booking', 'paid', 'honoured-late', 'paid-twice', 'no-seats', 'wrong-amount', 'returned']),
      bookedAt: instant,
    }),
  ),
})

/** What a refund, or a request for one, has in common; amounts are in the currency of the order. */
const money = {
  refund: z.int(),
  fee: z.int(),
  payType: z.string(),
  /** One of the passenger's reasons, or why the service refunds automatically. */
  reason: z.string(),
  reasonText: maybe(z.string()),
  /** Its tickets; none for a payment that did not fit the order. */
  items: z.array(
    z.strictObject({
      ticketNo: z.string(),
      fare: z.int(),
      paid: z.int(),
      rate: z.int(),
      fee: z.int(),
      refund: z.int(),
    }),
  ),
}

const refundOfOrder = z.strictObject({
  refundNo: z.string(),
  ...money,
  state: z.enum(['accepted', 'pending', 'failed', 'refused', 'done']),
  acceptedAt: instant,
  doneAt: maybe(instant),
  /** Where staff paid it by other means than `payType`: the reference of that payment. */
  outsideReference: maybe(z.string()),
  checks: z.int(),
  /** Why the provider refused or failed it. */
  cause: maybe(z.string()),
})

const requestOfOrder = z.strictObject({
  requestNo: z.string(),
  ...money,
  state: z.enum(['waiting', 'approved', 'rejected', 'withdrawn', 'overtaken']),
  /** Address of the mails about it. */
  maskedEmail: maybe(z.string()),
  sentAt: instant,
  /** Last day on which staff answer. */
  answerBy: civilDate,
  endedAt: maybe(instant),
  /** Answer written by staff. */
  answerText: maybe(z.string()),
  /** Media type of its proof. */
  proofType: maybe(z.string()),
  /** Number of the refund that it led to. */
  refundNo: maybe(z.string()),
})

const departure = z.strictObject({ date: civilDate, beginTime: timeOfDay })

const mailOfOrder = z.strictObject({
  id: z.string(),
  /** Such as `order-paid`. */
  kind: z.string(),
  at: instant,
  /** `dead` after too many tries. */
  state: z.enum(['waiting', 'done', 'dead']),
  tries: z.int(),
  /** Why the last try failed. */
  cause: maybe(z.string()),
})

export const orderNote = z.strictObject({
  id: z.string(),
  at: instant,
  /** Missing for an account that is gone. */
  author: maybe(z.string()),
  /** Role of the author at the time of writing. */
  role: z.string(),
  text: z.string(),
})

/** An event of an order; `object` is the number of the object it concerns. */
const timelineEvent = z.strictObject({
  at: instant,
  kind: z.enum([
    'placed',
    'attempt',
    'money',
    'paid',
    'mail',
    'changed',
    'checked',
    'collected',
    'request',
    'requestEnd',
    'refund',
    'refundEnd',
    'note',
  ]),
  object: z.string(),
  /** State, outcome, kind of mail or gate, by kind. */
  detail: maybe(z.string()),
  /** In the order's currency; missing for an event without an amount. */
  amount: maybe(z.int()),
})

const orderAction = z.enum(['mail.resend', 'payment.verify', 'order.note', 'document.unmask', 'ticket.check'])

/** One order in full, with documents masked; its timeline repeats all events, the newest first. */
export const queryOrderFileCall = defineStaffCall({
  path: 'staff/query.order',
  access: 'order.inspect',
  idempotent: true,
  request: z.object({ orderNo: z.string().check(z.maxLength(64)) }),
  data: z.strictObject({
    order: orderHead,
    tickets: z.array(ticketOfOrder),
    passengers: z.array(passengerOfOrder),
    attempts: z.array(attemptOfOrder),
    refunds: z.array(refundOfOrder),
    requests: z.array(requestOfOrder),
    changes: z.array(z.strictObject({ at: instant, from: departure, to: departure })),
    mails: z.array(mailOfOrder),
    notes: z.array(orderNote),
    timeline: z.array(timelineEvent),
    /** Actions that the caller may do to it now. */
    allowed: z.array(orderAction),
    /** All other actions on an order, each with its refusal code; `FORBIDDEN` is for the role. */
    refused: z.array(z.strictObject({ action: orderAction, code: z.string() })),
  }),
})
export type OrderFile = z.output<typeof queryOrderFileCall.data>
