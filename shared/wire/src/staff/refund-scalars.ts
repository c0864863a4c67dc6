import * as z from 'zod/mini'
import { sentDecimal, sentNumber } from '../scalars'
import { civilDate, fareType, instant, maybe, passengerType, timeOfDay } from './codecs'

/** Why the service does not refund a ticket automatically. */
export const BY_HAND_REASONS = [
  'REFUND_ALREADY_REFUNDED',
  'REFUND_TICKET_ABNORMAL',
  'REFUND_COLLECTED_OR_CHECKED',
  'REFUND_NO_RULE',
  'REFUND_TIME_PASSED',
  'REFUND_EMERGENCY',
  'REFUND_COUPON_USED',
  'REFUND_DISCOUNTED',
] as const

/** Ticket numbers; more than any order has are refused before they are processed. */
export const ticketNumbers = z.readonly(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(100)))

/** Rows of a page, from 1 to 100. */
export const pageSize = z.optional(z.int().check(z.minimum(1), z.maximum(100)))

/** Refund of one ticket: `fee` and `refund` sum to `paid`; the rate is in basis points. */
export const refundSums = { paid: z.int(), rate: z.int(), fee: z.int(), refund: z.int() }

export const refundItem = z.strictObject({ ticketNo: z.string(), ...refundSums })

/** A ticket with its refund, in its current state. */
export const refundTicket = {
  ...refundItem.shape,
  /** Missing where the order names no one. */
  passenger: maybe(z.string()),
  passengerType,
  /** 1 outbound, 2 inbound. */
  leg: z.int(),
  travelDate: civilDate,
  /** Missing where any bus is valid. */
  beginTime: maybe(timeOfDay),
  isRefunded: z.boolean(),
  /** Its refund is accepted, and the money is not back yet. */
  isRefundPending: z.boolean(),
  isChecked: z.boolean(),
  isCollected: z.boolean(),
  /** The first moment at which it is no longer valid. */
  goodUntil: instant,
  /** Missing where the service refunds it automatically. */
  byHandReason: maybe(z.enum(BY_HAND_REASONS)),
}

export const policyTerms = {
  clock: z.enum(['sinceSale', 'beforeDeparture']),
  tiers: z.readonly(
    z.array(z.strictObject({ minutes: maybe(sentDecimal), basisPoints: sentDecimal })).check(z.maxLength(20)),
  ),
  cutoffMinutes: sentDecimal,
  isAutomatic: z.boolean(),
  rounding: z.enum(['cent', 'unit']),
  minimumFee: sentNumber,
  couponOrders: z.enum(['byHand', 'cashPart']),
  discountedTickets: z.enum(['asOthers', 'byHand']),
  lineCodes: z.readonly(z.array(z.string()).check(z.maxLength(100))),
  fareTypes: z.readonly(z.array(fareType).check(z.maxLength(3))),
  isForceMajeureFull: z.boolean(),
  windowDays: maybe(sentDecimal),
}

/** A version of the refund policy. */
export const refundPolicy = z.strictObject({
  id: z.string(),
  from: maybe(civilDate),
  until: maybe(civilDate),
  ...policyTerms,
  isPaused: z.optional(z.boolean()),
})
