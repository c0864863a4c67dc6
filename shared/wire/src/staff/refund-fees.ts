import * as z from 'zod/mini'
import { refundPolicyRow } from '../calls/query-refund-policy'
import { defineCall } from '../define-call'
import { cents, code, date, moment, optionalDate, sentCents, sentDecimal } from '../scalars'

/** Terms of a version: the fields of {@link refundPolicyRow}. `dateTo` is only for one of some lines or fare types. */
const terms = {
  dateFrom: date,
  dateTo: optionalDate,
  clock: z.enum(['SALE', 'DEPARTURE']),
  tiers: z.array(z.looseObject({ minutes: z.optional(sentDecimal), rate: sentDecimal })).check(z.maxLength(20)),
  cutoffMinutes: sentDecimal,
  automatic: z.boolean(),
  rounding: z.enum(['CENT', 'UNIT']),
  minimumFee: sentCents,
  couponOrders: z.enum(['MANUAL', 'CASH_PART']),
  discountedTickets: z.enum(['MANUAL', 'ALLOWED']),
  lineCodes: z.array(z.string()).check(z.maxLength(100)),
  feeTypes: z.array(code).check(z.maxLength(3)),
  forceMajeureFull: z.boolean(),
  windowDays: z.optional(sentDecimal),
}

/** `OVER`, `NOW` or `COMING`; only one that is coming can be changed or withdrawn. */
export const POLICY_STATE_CODES = ['OVER', 'NOW', 'COMING'] as const

/** A version with its chosen end. */
export const policyVersionRow = z.extend(refundPolicyRow, { state: code, chosenTo: optionalDate })

const versions = z.looseObject({
  responseData: z.looseObject({
    /** By scope, the newest first. */
    rows: z.array(policyVersionRow),
    /** Revision of all versions: the base of an edit. */
    revision: z.string(),
  }),
})

export const queryPoliciesCall = defineCall({
  path: 'staff/query.policies',
  access: 'policy.read',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({}),
  answer: versions,
})

/** Adds a version from a day after today on; it ends the previous one of the same lines and fare types. */
export const addPolicyCall = defineCall({
  path: 'staff/add.policy',
  access: 'policy.edit',
  idempotent: false,
  success: 'done-message',
  request: z.looseObject({ ...terms, revision: z.string() }),
  answer: versions,
})

/** Replaces a version that has not begun. */
export const changePolicyCall = defineCall({
  path: 'staff/change.policy',
  access: 'policy.edit',
  idempotent: false,
  success: 'done-message',
  request: z.looseObject({ ...terms, policyId: z.string(), revision: z.string() }),
  answer: versions,
})

/** Withdraws a version that has not begun; the previous one continues. */
export const withdrawPolicyCall = defineCall({
  path: 'staff/withdraw.policy',
  access: 'policy.edit',
  idempotent: false,
  success: 'done-message',
  request: z.looseObject({ policyId: z.string(), revision: z.string() }),
  answer: versions,
})

/** Refund of one ticket at a moment under one version. */
export const calculatedRow = z.looseObject({
  policyId: z.string(),
  /** Whether it is the version that the ticket is sold under. */
  applied: z.boolean(),
  /** Empty where no order was named. */
  ph: z.string(),
  paid: cents,
  /** Basis points, and the limit of the step in minutes; missing for the last step. */
  rate: z.int(),
  tierMinutes: z.optional(z.int()),
  fee: cents,
  refund: cents,
  /** When refunds close, and the next fee begins. */
  closeTime: moment,
  nextFeeTime: z.optional(moment),
  /** Empty where the service refunds it automatically at that moment, otherwise why not; `CLOSED` without an order. */
  reason: z.string(),
})

/** Cost of a refund: of the tickets of an order, or of one that could be sold. `at` is the moment of the refund. */
export const calculateFeeCall = defineCall({
  path: 'staff/calculate.fee',
  access: 'policy.read',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({
    at: moment,
    orderNo: z.optional(z.string()),
    sale: z.optional(
      z.looseObject({
        lineCode: z.string(),
        feeType: code,
        currency: code,
        fare: sentCents,
        saleTime: moment,
        departTime: moment,
      }),
    ),
  }),
  answer: z.looseObject({
    responseData: z.looseObject({ currency: code, orderNo: z.string(), rows: z.array(calculatedRow) }),
  }),
})

/** A pause of automatic refunds: passengers send requests, and their policies stay. */
export const pauseRow = z.looseObject({
  pauseNo: z.string(),
  /** Empty: every line. */
  lineCode: z.string(),
  beginTime: moment,
  /** Missing: until staff end it. */
  endTime: z.optional(moment),
  /** `COMING`, `NOW` or `OVER`. */
  state: code,
  reasonText: z.string(),
  madeBy: z.string(),
  madeTime: moment,
  endedBy: z.string(),
})

export const queryPausesCall = defineCall({
  path: 'staff/query.pauses',
  access: 'policy.read',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({}),
  answer: z.looseObject({ responseData: z.array(pauseRow) }),
})

/** Pauses automatic refunds of a line, from now or later. A repetition with the same key is the same pause. */
export const addPauseCall = defineCall({
  path: 'staff/add.pause',
  access: 'policy.edit',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({
    lineCode: z.string(),
    beginTime: z.optional(moment),
    endTime: z.optional(moment),
    reasonText: z.string(),
    requestKey: z.string().check(z.minLength(8), z.maxLength(64)),
  }),
  answer: z.looseObject({ responseData: pauseRow }),
})

/** Ends a pause now; a planned one never begins. */
export const endPauseCall = defineCall({
  path: 'staff/end.pause',
  access: 'policy.edit',
  idempotent: false,
  success: 'done-message',
  request: z.looseObject({ pauseNo: z.string() }),
  answer: z.looseObject({ responseData: pauseRow }),
})
