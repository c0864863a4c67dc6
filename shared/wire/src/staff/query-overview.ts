import * as z from 'zod/mini'
import { defineCall } from '../define-call'
import { cents, code, count, date, moment } from '../scalars'
import { differenceRow } from './differences'
import { queuedRequestRow } from './refund-requests'

/** One for each currency: they are never summed. */
const sum = z.looseObject({ currency: code, total: cents })

/** A group of open tasks of staff. */
const waiting = {
  count,
  sums: z.array(sum),
  /** Time of the oldest one; missing where there is none. */
  oldestTime: z.optional(moment),
}

/** A payment whose provider does not answer. */
export const stuckPaymentRow = z.looseObject({
  orderNo: z.string(),
  requestNo: z.string(),
  payType: z.string(),
  total: cents,
  currency: code,
  openedTime: moment,
  /** Time since which the provider has given no usable answer. */
  unansweredTime: moment,
  /** Number of queries. */
  attempts: z.int(),
})

/** Orders of a line that were placed today and paid, before refunds. */
export const soldRow = z.looseObject({
  lineCode: z.string(),
  currency: code,
  orders: count,
  tickets: count,
  total: cents,
})

/** Seats of today of a one-way line: by day and night tickets, or by departure. */
export const seatsRow = z.looseObject({
  lineCode: z.string(),
  feeType: code,
  /** `HH:mm` of a departure; empty for day and night tickets. */
  beginTime: z.string(),
  capacity: count,
  sold: count,
  /**
   * For a departure: 0 closed, 1 open, 2 paused, 3 departed. For day and night tickets only 0, where staff ended the
   * sale of the day.
   */
  statusCode: z.optional(code),
})

/** Open tasks of staff, and today's sales. A part that the role may not read is missing. */
export const queryOverviewCall = defineCall({
  path: 'staff/query.overview',
  access: 'overview.read',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({}),
  answer: z.looseObject({
    responseData: z.looseObject({
      readTime: moment,
      /** Business day of sales and seats. */
      day: date,
      /** The oldest first. */
      requests: z.optional(
        z.looseObject({
          ...waiting,
          overdue: count,
          /** Last day on which the first of them is answered. */
          answerDate: z.optional(date),
          rows: z.array(queuedRequestRow),
        }),
      ),
      /** `mine`: those that the caller may decide. */
      proposals: z.optional(z.looseObject({ ...waiting, mine: count })),
      /** The oldest first. */
      payments: z.optional(z.looseObject({ ...waiting, rows: z.array(stuckPaymentRow) })),
      /** Refunds that failed or were refused, and were not settled outside. */
      failedRefunds: z.optional(z.looseObject(waiting)),
      /** The oldest first. Sums are in the provider's spelling of the currency. */
      differences: z.optional(z.looseObject({ ...waiting, rows: z.array(differenceRow) })),
      sales: z.optional(z.array(soldRow)),
      seats: z.optional(z.array(seatsRow)),
    }),
  }),
})
