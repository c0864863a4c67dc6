import * as z from 'zod/mini'
import { civilDate, currency, currencySum, fareType, instant, maybe } from './codecs'
import { defineStaffCall } from './define-staff-call'
import { difference } from './differences'
import { queuedRequest } from './refund-requests'

/** A group of open tasks of staff; the time is that of the oldest one. */
const waiting = { count: z.int(), sums: z.array(currencySum), oldestAt: maybe(instant) }

/** A payment whose provider does not answer. */
const stuckPayment = z.strictObject({
  orderNo: z.string(),
  requestNo: z.string(),
  payType: z.string(),
  total: z.int(),
  currency,
  openedAt: instant,
  /** Time since which the provider has given no usable answer. */
  unansweredSince: instant,
  /** Number of queries. */
  attempts: z.int(),
})

/** Orders of a line that were placed today and paid, before refunds. */
const soldOnLine = z.strictObject({
  lineCode: z.string(),
  currency,
  orders: z.int(),
  tickets: z.int(),
  total: z.int(),
})

/** Seats of today of a one-way line: by day and night tickets, or by departure. */
const seatsOnLine = z.strictObject({
  lineCode: z.string(),
  fareType,
  /** `HH:mm` of a departure; missing for day and night tickets. */
  beginTime: maybe(z.string()),
  capacity: z.int(),
  sold: z.int(),
  /** Of day and night tickets only `closed`, where staff ended the sale of the day. */
  status: maybe(z.enum(['closed', 'open', 'paused', 'departed'])),
})

/** Open tasks of staff, and today's sales. A part that the role may not read is missing. */
export const queryOverviewCall = defineStaffCall({
  path: 'staff/query.overview',
  access: 'overview.read',
  idempotent: true,
  request: z.object({}),
  data: z.strictObject({
    readAt: instant,
    /** Business day of sales and seats. */
    day: civilDate,
    /** The oldest first; `answerBy` is the last day on which the first of them is answered. */
    requests: maybe(
      z.strictObject({
        ...waiting,
        overdue: z.int(),
        answerBy: maybe(civilDate),
        rows: z.array(queuedRequest),
      }),
    ),
    /** `mine`: those that the caller may decide. */
    proposals: maybe(z.strictObject({ ...waiting, mine: z.int() })),
    /** The oldest first. */
    payments: maybe(z.strictObject({ ...waiting, rows: z.array(stuckPayment) })),
    /** Refunds that failed or were refused, and were not settled outside. */
    failedRefunds: maybe(z.strictObject(waiting)),
    /** The oldest first. Sums are in the provider's spelling of the currency. */
    differences: maybe(
      z.strictObject({
        ...waiting,
        sums: z.array(z.strictObject({ currency: z.string(), total: z.int() })),
        rows: z.array(difference),
      }),
    ),
    sales: maybe(z.array(soldOnLine)),
    seats: maybe(z.array(seatsOnLine)),
  }),
})
export type Overview = z.output<typeof queryOverviewCall.data>
export type StuckPayment = z.output<typeof stuckPayment>
export type SoldOnLine = z.output<typeof soldOnLine>
export type SeatsOnLine = z.output<typeof seatsOnLine>
