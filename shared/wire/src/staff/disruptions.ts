import * as z from 'zod/mini'
import { defineCall } from '../define-call'
import { cents, code, date, moment, sentNumber } from '../scalars'

/** Rides of a one-way line that do not run: days with the last in them, or `beginTime` (`HH:mm`) of one departure of one day; empty for all. */
const rides = {
  lineCode: z.string(),
  dateFrom: date,
  dateTo: date,
  beginTime: z.string().check(z.regex(/^(\d{2}:\d{2})?$/)),
}

/** A sum in one currency; sums of two currencies are never added. */
const sum = z.looseObject({ currency: code, total: cents })

/** What a declaration does, counted before it is made. */
export const disruptionCounts = z.looseObject({
  /** Orders with tickets that go back, their tickets and what was paid for these. */
  orders: z.int(),
  tickets: z.int(),
  sums: z.array(sum),
  /** Coupons that come back, and passengers with an address that are written to. */
  coupons: z.int(),
  mails: z.int(),
  /** Orders that had tickets refunded before: only those that are still valid go back now. */
  refundedBefore: z.int(),
  /** Requests of passengers that are answered by it. */
  requests: z.int(),
  /** Orders that wait for their money: they are cancelled. */
  unpaid: z.int(),
  /** Tickets that were checked all the same, and their orders: they stay, for staff to look at. */
  checkedTickets: z.int(),
  checkedOrders: z.int(),
})

/** `RUNNING`, `PAUSED`, `CANCELLED` (what was not done stays so) or `DONE`. */
export const DISRUPTION_STATE_CODES = ['RUNNING', 'PAUSED', 'CANCELLED', 'DONE'] as const
/** `KEPT`: nothing of it goes back, such as checked tickets alone. `CANCELLED`: it waited for its money. */
export const DISRUPTION_ORDER_STATE_CODES = ['WAITING', 'REFUNDED', 'CANCELLED', 'KEPT', 'FAILED'] as const

/** A disruption that was declared, and how far it has come. */
export const disruptionRow = z.looseObject({
  disruptionNo: z.string(),
  ...rides,
  reasonText: z.string(),
  state: code,
  declaredBy: z.string(),
  declareTime: moment,
  endTime: z.optional(moment),
  /** Orders by their state. */
  counts: z.record(z.string(), z.int()),
  tickets: z.int(),
  sums: z.array(sum),
  coupons: z.int(),
  checkedTickets: z.int(),
  /** Whether its days are sold again. */
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

export const previewDisruption = defineCall({
  path: 'staff/preview.disruption',
  access: 'disruption.read',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject(rides),
  answer: z.looseObject({ responseData: disruptionCounts }),
})

/**
 * Declares rides as not running: their sale ends at once, their tickets go back one order after the other. The same key again is the same
 * disruption; rides that were declared before under another one are refused.
 */
export const declareDisruption = defineCall({
  path: 'staff/declare.disruption',
  access: 'disruption.declare',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({
    ...rides,
    reasonText: z.string(),
    requestKey: z.string().check(z.minLength(8), z.maxLength(64)),
    /** What was shown when it was confirmed; a declaration that would do something else is refused. */
    shown: z.looseObject({ orders: sentNumber, tickets: sentNumber, sums: z.array(sum) }),
  }),
  answer: z.looseObject({ responseData: disruptionRow }),
})

/** Disruptions, the newest first; one alone where a number is given. */
export const queryDisruptions = defineCall({
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
      /** Where the next page begins; empty on the last. */
      nextDisruptionNo: z.string(),
    }),
  }),
})

/** The orders of a disruption by number, after `afterOrderNo` where one is given; `checked` for those with checked tickets alone. */
export const queryDisruptedOrders = defineCall({
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

/** Moves a disruption on. `expectedState` is what the screen showed. */
export const moveDisruption = defineCall({
  path: 'staff/move.disruption',
  access: 'disruption.declare',
  idempotent: false,
  success: 'done-message',
  request: z.looseObject({ disruptionNo: z.string(), move: z.enum(DISRUPTION_MOVES), expectedState: z.string() }),
  answer: z.looseObject({ responseData: disruptionRow }),
})
