import * as z from 'zod/mini'
import { sentNumber } from '../scalars'
import { civilDate, currency, fareType, instant, maybe } from './codecs'
import { defineStaffCall } from './define-staff-call'
import { BY_HAND_REASONS, policyTerms, refundPolicy, refundSums } from './refund-scalars'
import { ruleState } from './rule-scalars'

/** Days and terms of a version. The end is only for one of some lines or fare types. */
const policyContent = z.strictObject({
  from: civilDate,
  until: maybe(civilDate),
  terms: z.strictObject(policyTerms),
})
export type PolicyContent = z.output<typeof policyContent>

/** A version with its chosen end; only a planned one can be changed or withdrawn. */
const policyVersion = z.strictObject({ ...refundPolicy.shape, chosenUntil: maybe(civilDate), state: ruleState })
export type PolicyVersion = z.output<typeof policyVersion>

const policyVersions = z.strictObject({
  /** By scope, the newest first. */
  rows: z.array(policyVersion),
  /** Revision of all versions: the base of an edit. */
  revision: z.string(),
})
export type PolicyVersions = z.output<typeof policyVersions>

export const queryPoliciesCall = defineStaffCall({
  path: 'staff/query.policies',
  access: 'policy.read',
  idempotent: true,
  request: z.object({}),
  data: policyVersions,
})

/** Adds a version from a day after today on; it ends the previous one of the same lines and fare types. */
export const addPolicyCall = defineStaffCall({
  path: 'staff/add.policy',
  access: 'policy.edit',
  idempotent: false,
  request: z.object({ content: policyContent, revision: z.string() }),
  data: policyVersions,
})

/** Replaces a version that has not begun. */
export const changePolicyCall = defineStaffCall({
  path: 'staff/change.policy',
  access: 'policy.edit',
  idempotent: false,
  request: z.object({ content: policyContent, policyId: z.string(), revision: z.string() }),
  data: policyVersions,
})

/** Withdraws a version that has not begun; the previous one continues. */
export const withdrawPolicyCall = defineStaffCall({
  path: 'staff/withdraw.policy',
  access: 'policy.edit',
  idempotent: false,
  request: z.object({ policyId: z.string(), revision: z.string() }),
  data: policyVersions,
})

/** Refund of one ticket at a moment under one version. */
const calculatedFee = z.strictObject({
  policyId: z.string(),
  /** Whether it is the version that the ticket is sold under. */
  isApplied: z.boolean(),
  /** Missing where no order was named. */
  ticketNo: maybe(z.string()),
  ...refundSums,
  /** Limit of the step; missing for the last step. */
  tierMinutes: maybe(z.int()),
  /** When refunds close, and the next fee begins. */
  closesAt: instant,
  nextFeeAt: maybe(instant),
  /** Why the service does not refund it automatically at that moment; `CLOSED` without an order. */
  byHandReason: maybe(z.enum([...BY_HAND_REASONS, 'CLOSED'])),
})
export type CalculatedFee = z.output<typeof calculatedFee>

/** Cost of a refund: of the tickets of an order, or of one that could be sold. `at` is the moment of the refund. */
export const calculateFeeCall = defineStaffCall({
  path: 'staff/calculate.fee',
  access: 'policy.read',
  idempotent: true,
  request: z.object({
    at: instant,
    orderNo: z.optional(z.string()),
    sale: z.optional(
      z.strictObject({
        product: z.strictObject({ lineCode: z.string(), fareType }),
        currency,
        fare: sentNumber,
        soldAt: instant,
        departsAt: instant,
      }),
    ),
  }),
  data: z.strictObject({ currency, rows: z.array(calculatedFee) }),
})
export type FeeQuestion = z.output<typeof calculateFeeCall.request>

/** A pause of automatic refunds: passengers send requests, and their policies stay. */
const pause = z.strictObject({
  pauseNo: z.string(),
  /** Missing: every line. */
  lineCode: maybe(z.string()),
  from: instant,
  /** Missing: until staff end it. */
  until: maybe(instant),
  state: ruleState,
  reasonText: z.string(),
  madeBy: z.string(),
  madeAt: instant,
  endedBy: maybe(z.string()),
})
export type Pause = z.output<typeof pause>

export const queryPausesCall = defineStaffCall({
  path: 'staff/query.pauses',
  access: 'policy.read',
  idempotent: true,
  request: z.object({}),
  data: z.array(pause),
})

/** Pauses automatic refunds of a line, from now or later. A repetition with the same key is the same pause. */
export const addPauseCall = defineStaffCall({
  path: 'staff/add.pause',
  access: 'policy.edit',
  idempotent: true,
  request: z.object({
    lineCode: maybe(z.string()),
    from: maybe(instant),
    until: maybe(instant),
    reasonText: z.string(),
    requestKey: z.string().check(z.minLength(8), z.maxLength(64)),
  }),
  data: pause,
})

export type AddedPause = z.output<typeof addPauseCall.request>

/** Ends a pause now; a planned one never begins. */
export const endPauseCall = defineStaffCall({
  path: 'staff/end.pause',
  access: 'policy.edit',
  idempotent: false,
  request: z.object({ pauseNo: z.string() }),
  data: pause,
})
