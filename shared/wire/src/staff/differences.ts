import * as z from 'zod/mini'
import { civilDate, instant, maybe } from './codecs'
import { defineStaffCall } from './define-staff-call'
import { pageOf } from './page-of'

const differenceKind = z.enum([
  'settled-twice',
  'unknown-payment',
  'amount-differs',
  'paid-not-recorded',
  'recorded-not-paid',
  'unknown-refund',
  'refund-amount-differs',
  'refunded-not-recorded',
  'recorded-not-refunded',
  'not-comparable',
])
const differenceState = z.enum(['open', 'closed'])

/** Amount of one side, in the provider's spelling of the currency. */
const providerMoney = z.strictObject({ amount: z.int(), currency: z.string() })

/** A difference between our books and a provider. */
export const difference = z.strictObject({
  differenceNo: z.string(),
  kind: differenceKind,
  state: differenceState,
  payType: z.string(),
  /** Number of the attempt or the refund; the provider's own number for a payment that is not ours. */
  number: z.string(),
  /** Business day that was compared; missing where it was found outside of a comparison. */
  day: maybe(civilDate),
  refundNo: maybe(z.string()),
  orderNo: maybe(z.string()),
  requestNo: maybe(z.string()),
  /** In our books; missing where they have none. */
  ours: maybe(providerMoney),
  /** At the provider; missing where it has none, or names no amount. */
  theirs: maybe(providerMoney),
  foundAt: instant,
  closedAt: maybe(instant),
  closedBy: maybe(z.string()),
  reason: maybe(z.string()),
})
export type Difference = z.output<typeof difference>

/** Differences, the oldest first, those `after` the one of this number; `pageSize` from 1 to 100. */
export const queryDifferencesCall = defineStaffCall({
  path: 'staff/query.differences',
  access: 'ledger.read',
  idempotent: true,
  request: z.object({
    differenceNo: z.optional(z.string()),
    state: z.optional(differenceState),
    kind: z.optional(differenceKind),
    payType: z.optional(z.string()),
    day: z.optional(civilDate),
    after: z.optional(z.string()),
    pageSize: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
  }),
  data: pageOf(difference),
})

/** Closes a difference with a reason of 3 to 200 characters. */
export const closeDifferenceCall = defineStaffCall({
  path: 'staff/close.difference',
  access: 'difference.close',
  idempotent: false,
  request: z.object({ differenceNo: z.string(), reason: z.string() }),
  data: difference,
})
