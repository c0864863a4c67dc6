import * as z from 'zod/mini'
import { defineCall } from '../define-call'
import { cents, code, optionalDate } from '../scalars'

/** One version of the refund policy. */
export const refundPolicyRow = z.looseObject({
  policyId: z.string(),
  /** First day of sale it holds for; empty without a beginning. */
  dateFrom: optionalDate,
  /** First day of sale it no longer holds for; empty without an end. */
  dateTo: optionalDate,
  /** `SALE`: minutes since the sale. `DEPARTURE`: minutes before departure. */
  clock: z.enum(['SALE', 'DEPARTURE']),
  /** In order; `minutes` are inclusive and missing in the last. `rate` is in basis points. */
  tiers: z.array(z.looseObject({ minutes: z.optional(z.int()), rate: z.int() })),
  /** 0: until the ticket expires. */
  cutoffMinutes: z.int(),
  automatic: z.boolean(),
  /** `CENT` or `UNIT`. */
  rounding: z.enum(['CENT', 'UNIT']),
  minimumFee: cents,
  /** `MANUAL` or `CASH_PART`. */
  couponOrders: z.enum(['MANUAL', 'CASH_PART']),
  /** `MANUAL` or `ALLOWED`. */
  discountedTickets: z.enum(['MANUAL', 'ALLOWED']),
  /** Empty: all. */
  lineCodes: z.array(z.string()),
  /** Empty: all. */
  feeTypes: z.array(code),
  forceMajeureFull: z.boolean(),
  /** Missing: no limit. */
  windowDays: z.optional(z.int()),
  /** Staff have paused automatic refunds of the line, or of the order; missing: not paused. */
  paused: z.optional(z.boolean()),
})

/** The policy a ticket of this line and fee type is sold under now. An order has its own in `extend`. */
export const queryRefundPolicyCall = defineCall({
  path: 'manage/query.refund.policy',
  access: 'refund-policy.read',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({
    /** Empty: the general one. */
    lineCode: z._default(z.string(), ''),
    feeType: z._default(code, ''),
  }),
  answer: z.looseObject({ responseData: refundPolicyRow }),
})
