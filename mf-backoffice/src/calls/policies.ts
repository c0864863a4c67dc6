import { FARE_TYPE, refundPolicyFromWire } from '@shuttle/calls/staff'
import type { RefundPolicy } from '@shuttle/domain'
import {
  addPolicyCall,
  changePolicyCall,
  type policyVersionRow,
  queryPoliciesCall,
  withdrawPolicyCall,
} from '@shuttle/wire/staff'
import type { PolicyFormContent } from '../domain/policy-form'
import { staffCall } from './staff-call'

/** A policy version, whether it has begun, and the end that staff chose for it. */
export interface PolicyVersion {
  policy: RefundPolicy
  /** `OVER`, `NOW` or `COMING`. */
  state: string
  chosenUntil: string
}

/** All versions, by scope and the newest first, with the revision that an edit refers to. */
export interface PolicyVersions {
  rows: PolicyVersion[]
  revision: string
}

type Answer = { responseData: { rows: Array<(typeof policyVersionRow)['_zod']['output']>; revision: string } }

const fromWire = ({ responseData: { rows, revision } }: Answer): PolicyVersions => ({
  rows: rows.map((row) => ({ policy: refundPolicyFromWire(row), state: row.state, chosenUntil: row.chosenTo })),
  revision,
})

const toWire = ({ from, until, terms }: PolicyFormContent) => ({
  dateFrom: from,
  dateTo: until,
  clock: terms.clock === 'sinceSale' ? ('SALE' as const) : ('DEPARTURE' as const),
  tiers: terms.tiers.map(({ minutes, basisPoints }) => ({
    ...(minutes !== undefined && { minutes }),
    rate: basisPoints,
  })),
  cutoffMinutes: terms.cutoffMinutes,
  automatic: terms.isAutomatic,
  rounding: terms.rounding === 'cent' ? ('CENT' as const) : ('UNIT' as const),
  minimumFee: terms.minimumFee,
  couponOrders: terms.couponOrders === 'byHand' ? ('MANUAL' as const) : ('CASH_PART' as const),
  discountedTickets: terms.discountedTickets === 'byHand' ? ('MANUAL' as const) : ('ALLOWED' as const),
  lineCodes: [...terms.lineCodes],
  feeTypes: Object.keys(FARE_TYPE).filter((code) => terms.fareTypes.some((type) => FARE_TYPE[code] === type)),
  forceMajeureFull: terms.isForceMajeureFull,
  ...(terms.windowDays !== undefined && { windowDays: terms.windowDays }),
})

/** Throws `ApiError`. */
export const fetchPolicies = async (signal?: AbortSignal): Promise<PolicyVersions> =>
  fromWire(await staffCall(queryPoliciesCall, {}, signal && { signal }))

/**
 * Stores a version; `policyId` names the version it replaces, which has not begun. Throws `ApiError`: `refused` with a
 * STAFF_POLICY code or STAFF_FORM_STALE.
 */
export const storePolicy = async ({
  content,
  policyId,
  revision,
}: {
  content: PolicyFormContent
  policyId: string | undefined
  revision: string
}): Promise<PolicyVersions> => {
  const body = { ...toWire(content), revision }
  if (policyId === undefined) return fromWire(await staffCall(addPolicyCall, body))
  return fromWire(await staffCall(changePolicyCall, { ...body, policyId }))
}

/** Throws `ApiError`: `refused` with STAFF_POLICY_BEGUN, STAFF_POLICY_UNKNOWN or STAFF_FORM_STALE. */
export const removePolicy = async (command: { policyId: string; revision: string }): Promise<PolicyVersions> =>
  fromWire(await staffCall(withdrawPolicyCall, command))
