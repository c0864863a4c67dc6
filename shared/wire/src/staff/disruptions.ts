import * as z from 'zod/mini'
import { sentNumber } from '../scalars'
import { civilDate, currency, currencySum, instant, maybe } from './codecs'
import { defineStaffCall } from './define-staff-call'
import { pageOf } from './page-of'

/**
 * Rides of a one-way line that do not run: days with the last inclusive, or `beginTime` (`HH:mm`) of one departure of
 * one day; empty for all.
 */
const scope = {
  lineCode: z.string(),
  from: civilDate,
  until: civilDate,
  beginTime: z.string().check(z.regex(/^(\d{2}:\d{2})?$/)),
}

const disruptionState = z.enum(['running', 'paused', 'cancelled', 'done'])
/** `not-refunded`: nothing of it is refunded, such as checked tickets only. `cancelled`: it was unpaid. */
const disruptedOrderState = z.enum(['waiting', 'refunded', 'cancelled', 'not-refunded', 'failed'])

/** A declared disruption and its progress; `cancelled` leaves open orders as they are. */
const disruption = z.strictObject({
  disruptionNo: z.string(),
  ...scope,
  reason: z.string(),
  state: disruptionState,
  declaredBy: z.string(),
  declaredAt: instant,
  endedAt: maybe(instant),
  /** Number of orders by state. */
  counts: z.partialRecord(disruptedOrderState, z.int()),
  tickets: z.int(),
  sums: z.array(currencySum),
  coupons: z.int(),
  checkedTickets: z.int(),
  /** Whether its days are on sale again. */
  isSoldAgain: z.boolean(),
})
export type Disruption = z.output<typeof disruption>

/** One order of a disruption. */
const disruptedOrder = z.strictObject({
  orderNo: z.string(),
  state: disruptedOrderState,
  currency,
  tickets: z.int(),
  total: z.int(),
  coupons: z.int(),
  checkedTickets: z.int(),
  refundNo: maybe(z.string()),
  tries: z.int(),
  /** Why the last try failed. */
  lastFault: maybe(z.string()),
})
export type DisruptedOrder = z.output<typeof disruptedOrder>

/** Effect of a declaration, counted before it is made. */
export const previewDisruptionCall = defineStaffCall({
  path: 'staff/preview.disruption',
  access: 'disruption.read',
  idempotent: true,
  request: z.object(scope),
  data: z.strictObject({
    /** Orders with refunded tickets, these tickets, and the amounts paid for them. */
    orders: z.int(),
    tickets: z.int(),
    sums: z.array(currencySum),
    /** Coupons that are returned, and passengers with an e-mail address that are notified. */
    coupons: z.int(),
    mails: z.int(),
    /** Orders with tickets refunded before: only those that are still valid are refunded now. */
    refundedBefore: z.int(),
    /** Requests of passengers that it answers. */
    requests: z.int(),
    /** Unpaid orders: they are cancelled. */
    unpaid: z.int(),
    /** Tickets that were checked nevertheless, and their orders: not refunded, for staff to check. */
    checkedTickets: z.int(),
    checkedOrders: z.int(),
  }),
})
export type DisruptionCounts = z.output<typeof previewDisruptionCall.data>

/**
 * Declares rides as not running: their sale ends at once, their tickets are refunded one order after the other. A
 * repetition with the same key is the same disruption; rides declared before under another key are refused.
 */
export const declareDisruptionCall = defineStaffCall({
  path: 'staff/declare.disruption',
  access: 'disruption.declare',
  idempotent: true,
  request: z.object({
    scope: z.strictObject(scope),
    reason: z.string(),
    requestKey: z.string().check(z.minLength(8), z.maxLength(64)),
    /** Counts that were shown for confirmation; a declaration with another effect is refused. */
    shown: z.object({ orders: sentNumber, tickets: sentNumber, sums: z.array(currencySum) }),
  }),
  data: disruption,
})

/** Disruptions, the newest first, those `before` the one of this number; only one where `disruptionNo` is given. */
export const queryDisruptionsCall = defineStaffCall({
  path: 'staff/query.disruptions',
  access: 'disruption.read',
  idempotent: true,
  request: z.object({
    disruptionNo: z.optional(z.string()),
    before: z.optional(z.string()),
    pageSize: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
  }),
  data: pageOf(disruption),
})

/** Orders of a disruption by number, `after` one where it is given; `isChecked`: only those with checked tickets. */
export const queryDisruptedOrdersCall = defineStaffCall({
  path: 'staff/query.disruption.orders',
  access: 'disruption.read',
  idempotent: true,
  request: z.object({
    disruptionNo: z.string(),
    state: z.optional(disruptedOrderState),
    isChecked: z.optional(z.boolean()),
    after: z.optional(z.string()),
    pageSize: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
  }),
  data: pageOf(disruptedOrder),
})

/** `retry`: those that failed. `sell`: day and night tickets of its days are sold again, once it has ended. */
const disruptionMove = z.enum(['pause', 'continue', 'cancel', 'retry', 'sell'])
export type DisruptionMove = z.output<typeof disruptionMove>

/** Changes the state of a disruption. `expectedState` is the one the screen showed. */
export const moveDisruptionCall = defineStaffCall({
  path: 'staff/move.disruption',
  access: 'disruption.declare',
  idempotent: false,
  request: z.object({ disruptionNo: z.string(), move: disruptionMove, expectedState: disruptionState }),
  data: disruption,
})
