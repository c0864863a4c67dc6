import { calculateFeeCall, type FeeQuestion, queryPausesCall, queryPoliciesCall } from '@shuttle/wire/staff'
import { staffCall } from '../../kit/calls/staff-call'
import { useRefresh } from '../../kit/state/use-refresh'
import { useStaffQuery } from '../../kit/state/use-staff-query'

const KEY = 'fees'

export const usePolicies = () =>
  useStaffQuery({ key: [KEY, 'policies'], read: (signal) => staffCall(queryPoliciesCall, {}, { signal }) })

export const usePauses = () =>
  useStaffQuery({ key: [KEY, 'pauses'], read: (signal) => staffCall(queryPausesCall, {}, { signal }) })

/** Runs when staff submit the form: the same query is cached for a minute. */
export const useFees = (question: FeeQuestion | undefined) =>
  useStaffQuery({
    key: [KEY, 'calculated', question],
    read: (signal) => staffCall(calculateFeeCall, question as FeeQuestion, { signal }),
    enabled: question !== undefined,
    staleMs: 60_000,
  })

/** Refetches versions and pauses, after an edit or a stale refusal. */
export const useRefreshFees = (): (() => Promise<void>) => useRefresh(KEY)
