import * as z from 'zod/mini'
import { defineCall } from '../define-call'
import { cents, code, date, moment, sentNumber } from '../scalars'

/**
 * Rides of a one-way line that do not run: days with the last inclusive, or `beginTime` (`HH:mm`) of one departure of
 * one day; empty for all.
 */
const rides = {
  lineCode: z.string(),
  dateFrom: date,
  dateTo: date,
  beginTime: z.string().check(z.regex(/^(\d{2}:\d{2})?$/)),
}

/** A sum in one currency; sums of two currencies are never added. */
const sum = z.looseObject({ currency: code, total: cents })

/** Effect of a declaration, counted before it is made. */
export const disruptionCounts = z.looseObject({
  /** Orders with refunded tickets, these tickets, and the amounts paid for them. */
  orders: z.int(),
  tickets: z.int(),
  sums: z.array(sum),
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
})

/** `RUNNING`, `PAUSED`, `CANCELLED` (open orders stay as they are) or `DONE`. */
export const DISRUPTION_STATE_CODES = ['RUNNING', 'PAUSED', 'CANCELLED', 'DONE'] as const
/** `KEPT`: nothing of it is refunded, such as checked tickets only. `CANCELLED`: it was unpaid. */
export const DISRUPTION_ORDER_STATE_CODES = ['WAITING', 'REFUNDED', 'CANCELLED', 'KEPT', 'FAILED'] as const

/** A declared disruption and its progress. */
export const disruptionRow = z.looseObject({
  disruptionNo: z.string(),
  ...rides,
  reasonText: z.string(),
  state: code,
  declaredBy: z.string(),
  declareTime: moment,
  endTime: z.optional(moment),
  /** Number of orders by state. */
  counts: z.record(z.string(), z.int()),
  tickets: z.int(),
  sums: z.array(sum),
  coupons: z.int(),
  checkedTickets: z.int(),
  /** Whether its days are on sale again. */
  soldAgain: z.boolean(),
})

/** One order of a disruption. */
export const disruptedOrderRow = z.looseObject({
  orderNo: z.string(),
  state: code,
  currency: code,
  tickets: z.int(),
  total: cents,
  coupons: z.int(),
  checkedTickets: z.int(),
  refundNo: z.string(),
  tries: z.int(),
  /** Why the last try failed. */
  lastFault: z.string(),
})

export const previewDisruptionCall = defineCall({
  path: 'staff/preview.disruption',
  access: 'disruption.read',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject(rides),
  answer: z.looseObject({ responseData: disruptionCounts }),
})

/**
 * Declares rides as not running: their sale ends at once, their tickets are refunded one order after the other. A
 * repetition with the same key is the same disruption; rides declared before under another key are refused.
 */
export const declareDisruptionCall = defineCall({
  path: 'staff/declare.disruption',
  access: 'disruption.declare',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({
    ...rides,
    reasonText: z.string(),
    requestKey: z.string().check(z.minLength(8), z.maxLength(64)),
    /** Counts that were shown for confirmation; a declaration with another effect is refused. */
    shown: z.looseObject({ orders: sentNumber, tickets: sentNumber, sums: z.array(sum) }),
  }),
  answer: z.looseObject({ responseData: disruptionRow }),
})

/** Disruptions, the newest first; only one where a number is given. */
export const queryDisruptionsCall = defineCall({
  path: 'staff/query.disruptions',
  access: 'disruption.read',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({
    disruptionNo: z.optional(z.string()),
    beforeDisruptionNo: z.optional(z.string()),
    pageSize: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
  }),
  answer: z.looseObject({
    responseData: z.looseObject({
      rows: z.array(disruptionRow),
      /** Cursor of the next page; empty on the last. */
      nextDisruptionNo: z.string(),
    }),
  }),
})

/**
 * The orders of a disruption by number, after `afterOrderNo` where one is given; `checked` for those with checked
 * tickets only.
 */
export const queryDisruptedOrdersCall = defineCall({
  path: 'staff/query.disruption.orders',
  access: 'disruption.read',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({
    disruptionNo: z.string(),
    state: z.optional(z.enum(DISRUPTION_ORDER_STATE_CODES)),
    checked: z.optional(z.boolean()),
    afterOrderNo: z.optional(z.string()),
    pageSize: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
  }),
  answer: z.looseObject({
    responseData: z.looseObject({ rows: z.array(disruptedOrderRow), next: z.string() }),
  }),
})

/** `RETRY`: those that failed. `SELL`: day and night tickets of its days are sold again, once it has ended. */
export const DISRUPTION_MOVES = ['PAUSE', 'CONTINUE', 'CANCEL', 'RETRY', 'SELL'] as const

/** Changes the state of a disruption. `expectedState` is the one the screen showed. */
export const moveDisruptionCall = defineCall({
  path: 'staff/move.disruption',
  access: 'disruption.declare',
  idempotent: false,
  success: 'done-message',
  request: z.looseObject({ disruptionNo: z.string(), move: z.enum(DISRUPTION_MOVES), expectedState: z.string() }),
  answer: z.looseObject({ responseData: disruptionRow }),
})
