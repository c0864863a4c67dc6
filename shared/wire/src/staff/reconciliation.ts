import * as z from 'zod/mini'
import { civilDate, instant, maybe } from './codecs'
import { defineStaffCall } from './define-staff-call'

/** Sums of a day in one currency, in our books and at the provider. */
const nightSum = z.strictObject({
  /** In the provider's spelling. */
  currency: z.string(),
  oursPaid: z.int(),
  theirsPaid: z.int(),
  oursRefunded: z.int(),
  theirsRefunded: z.int(),
})
export type NightSum = z.output<typeof nightSum>

/** One comparison of a business day with one provider. */
const night = z.strictObject({
  day: civilDate,
  payType: z.string(),
  /** `waiting` for its night; `not-compared`: the provider did not answer in full, it is retried. */
  state: z.enum(['waiting', 'running', 'compared', 'not-compared']),
  /** Payments and refunds for which the provider was queried. */
  payments: z.int(),
  refunds: z.int(),
  /** Rows of its statement; missing where its protocol has none, or none was read yet. */
  statementRows: maybe(z.int()),
  /** Queries without a usable answer. */
  unanswered: z.int(),
  sums: z.array(nightSum),
  /** Differences that were first found on this day: all, and those still open. */
  differences: z.int(),
  openDifferences: z.int(),
  runs: z.int(),
  /** When it is compared or retried; missing where it is done. */
  nextAt: maybe(instant),
  comparedAt: maybe(instant),
  /** Why it could not be compared; for staff. */
  lastFault: maybe(z.string()),
})
export type Night = z.output<typeof night>

/** Comparisons of the newest days, those `before` a day where one is given; `days` from 1 to 31. */
export const queryReconciliationCall = defineStaffCall({
  path: 'staff/query.reconciliation',
  access: 'ledger.read',
  idempotent: true,
  request: z.object({
    payType: z.optional(z.string()),
    day: z.optional(civilDate),
    before: z.optional(civilDate),
    days: z.optional(z.int().check(z.minimum(1), z.maximum(31))),
  }),
  data: z.strictObject({
    rows: z.array(night),
    /** Cursor of the next page; missing on the last. */
    next: maybe(civilDate),
  }),
})

/** Starts the comparison of a past day now, with every provider or one; one that is running continues. */
export const runReconciliationCall = defineStaffCall({
  path: 'staff/run.reconciliation',
  access: 'reconciliation.run',
  idempotent: true,
  request: z.object({ day: civilDate, payType: z.optional(z.string()) }),
  data: z.array(night),
})
