import * as z from 'zod/mini'
import { defineCall } from '../define-call'
import { cents, code, date, moment } from '../scalars'

/** Kinds of difference: those of `DIFFERENCE_KINDS` of the domain, as codes. */
export const DIFFERENCE_CODES = [
  'SETTLED_TWICE',
  'UNKNOWN_PAYMENT',
  'AMOUNT_DIFFERS',
  'PAID_NOT_RECORDED',
  'RECORDED_NOT_PAID',
  'UNKNOWN_REFUND',
  'REFUND_AMOUNT_DIFFERS',
  'REFUNDED_NOT_RECORDED',
  'RECORDED_NOT_REFUNDED',
  'NOT_COMPARABLE',
] as const

/** Amount of one side, in the provider's spelling of the currency. */
const sideMoney = z.looseObject({ total: cents, currency: z.string() })

/** A difference between our books and a provider. */
export const differenceRow = z.looseObject({
  differenceNo: z.string(),
  kind: code,
  /** `OPEN` or `CLOSED`. */
  state: code,
  payType: z.string(),
  /** Number of the attempt or the refund; the provider's own number for a payment that is not ours. */
  number: z.string(),
  /** Business day that was compared; missing where it was found outside of a comparison. */
  day: z.optional(date),
  /** Empty where it belongs to no refund. */
  refundNo: z.string(),
  orderNo: z.string(),
  orderReqno: z.string(),
  /** In our books; missing where they have none. */
  ours: z.optional(sideMoney),
  /** At the provider; missing where it has none, or names no amount. */
  theirs: z.optional(sideMoney),
  foundTime: moment,
  closeTime: z.optional(moment),
  closedBy: z.string(),
  reasonText: z.string(),
})

/** Differences, the oldest first, after `afterDifferenceNo` where one is given; `pageSize` from 1 to 100. */
export const queryDifferencesCall = defineCall({
  path: 'staff/query.differences',
  access: 'ledger.read',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({
    differenceNo: z.optional(z.string()),
    state: z.optional(z.enum(['OPEN', 'CLOSED'])),
    kind: z.optional(z.enum(DIFFERENCE_CODES)),
    payType: z.optional(z.string()),
    day: z.optional(date),
    afterDifferenceNo: z.optional(z.string()),
    pageSize: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
  }),
  answer: z.looseObject({
    responseData: z.looseObject({
      rows: z.array(differenceRow),
      /** Cursor of the next page; empty on the last. */
      nextDifferenceNo: z.string(),
    }),
  }),
})

/** Closes a difference with a reason of 3 to 200 characters. */
export const closeDifferenceCall = defineCall({
  path: 'staff/close.difference',
  access: 'difference.close',
  idempotent: false,
  success: 'done-message',
  request: z.looseObject({ differenceNo: z.string(), reasonText: z.string() }),
  answer: z.looseObject({ responseData: differenceRow }),
})
