import * as z from 'zod/mini'
import { defineCall } from '../define-call'
import { cents, code, date, moment } from '../scalars'

/**
 * `WAITING` for its night, `RUNNING`, `COMPARED`, or `NOT_COMPARED`: the provider did not answer in full, it is
 * retried.
 */
export const NIGHT_STATE_CODES = ['WAITING', 'RUNNING', 'COMPARED', 'NOT_COMPARED'] as const

/** Sums of a day in one currency, in our books and at the provider. */
const nightSum = z.looseObject({
  /** In the provider's spelling. */
  currency: z.string(),
  oursPaid: cents,
  theirsPaid: cents,
  oursRefunded: cents,
  theirsRefunded: cents,
})

/** One comparison of a business day with one provider. */
export const nightRow = z.looseObject({
  day: date,
  payType: z.string(),
  state: code,
  /** Payments and refunds for which the provider was queried. */
  payments: z.int(),
  refunds: z.int(),
  /** Rows of its statement; missing where its protocol has none, or none was read yet. */
  statementRows: z.optional(z.int()),
  /** Queries without a usable answer. */
  unanswered: z.int(),
  sums: z.array(nightSum),
  /** Differences that were first found on this day: all, and those still open. */
  differences: z.int(),
  openDifferences: z.int(),
  runs: z.int(),
  /** When it is compared or retried; missing where it is done. */
  nextTime: z.optional(moment),
  comparedTime: z.optional(moment),
  /** Why it could not be compared; for staff. */
  lastAnswer: z.string(),
})

/** Comparisons of the newest days, those before `beforeDay` where one is given; `days` from 1 to 31. */
export const queryReconciliationCall = defineCall({
  path: 'staff/query.reconciliation',
  access: 'ledger.read',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({
    payType: z.optional(z.string()),
    day: z.optional(date),
    beforeDay: z.optional(date),
    days: z.optional(z.int().check(z.minimum(1), z.maximum(31))),
  }),
  answer: z.looseObject({
    responseData: z.looseObject({
      rows: z.array(nightRow),
      /** Cursor of the next page; empty on the last. */
      nextBeforeDay: z.string(),
    }),
  }),
})

/** Starts the comparison of a past day now, with every provider or one; one that is running continues. */
export const runReconciliationCall = defineCall({
  path: 'staff/run.reconciliation',
  access: 'reconciliation.run',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({ day: date, payType: z.optional(z.string()) }),
  answer: z.looseObject({ responseData: z.array(nightRow) }),
})
