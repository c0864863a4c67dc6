import * as z from 'zod/mini'
import { defineCall } from '../define-call'
import { cents, code, count, date, optionalDate } from '../scalars'

/** One dated row of the sales policy; its kind decides which fields count. */
export const salesRuleRow = z.looseObject({
  /** `sells`, `restricts`, `passenger-details` or `notice`. */
  kind: z.string(),
  /** Fee types that are sold or restricted. */
  feeTypes: z.array(code),
  /** Restricted tickets are for members above this level; a notice is shown to all who are not above it. */
  aboveLevel: z.int(),
  /** `required` or `optional`, else empty. */
  need: z.string(),
  /** Name of the notice, else empty. */
  notice: z.string(),
  /** Line codes, and station codes for every line with that terminus. */
  appliesTo: z.array(z.string()),
  /** First day, business time; empty without a beginning. */
  dateFrom: optionalDate,
  /** First day it no longer holds; empty without an end. */
  dateTo: optionalDate,
})

/** How one line is sold: the rules that concern it and its own settings. Queried by ticket details, not by home. */
export const querySalesPolicyCall = defineCall({
  path: 'manage/query.sales.policy',
  access: 'sales-policy.read',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({ lineCode: z.string() }),
  answer: z.looseObject({
    responseData: z.looseObject({
      rules: z.array(salesRuleRow),
      maxPerOrder: count,
      maxChildren: count,
      /** Days ahead on sale, today not counted. */
      bookingWindowDays: count,
      /** False where child and elderly tickets are sold at counters only. */
      onlineConcession: z.boolean(),
      /** Days with a smaller limit; `dateTo` is the first ordinary day again. */
      peakDays: z.array(z.looseObject({ dateFrom: date, dateTo: date, maxPerOrder: count })),
      /** Ticket types that have a fare on some day from today on. */
      ticketTypes: z.optional(z.array(code)),
      /** Days of the booking window on which no seat of any fee type is left. */
      soldOutDates: z.optional(z.array(date)),
      /** Sold-out days of the inbound leg of a round trip; empty for a one-way line. */
      soldOutReturnDates: z.optional(z.array(date)),
      /** Days on which every fee type has few seats left, with the most that one has; of either ride, as above. */
      fewSeats: z.optional(z.array(z.looseObject({ date, seatsLeft: count }))),
      fewReturnSeats: z.optional(z.array(z.looseObject({ date, seatsLeft: count }))),
      /** The lowest adult fare of one leg on each day that is not sold out, in the line's currency. */
      dayFares: z.optional(z.array(z.looseObject({ date, lowest: cents }))),
      /**
       * Lowest and highest fare of one leg in the line's currency, over the days of the booking window that are not
       * sold out.
       */
      fareRanges: z.optional(
        z.array(z.looseObject({ feeType: code, ticketType: code, lowest: cents, highest: cents })),
      ),
    }),
  }),
})
