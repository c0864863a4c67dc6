import { queryDifferencesCall, queryReconciliationCall } from '@shuttle/wire/staff'
import { staffCall } from '../../kit/calls/staff-call'
import { useRefresh } from '../../kit/state/use-refresh'
import { useStaffQuery } from '../../kit/state/use-staff-query'
import type { ReconciliationFilter } from '../domain/reconciliation-address'

const KEY = 'reconciliation'
const DIFFERENCES_A_PAGE = 50
/** Each with a row for each provider. */
const DAYS_A_PAGE = 3

/** A page of the differences that match, the oldest first. */
export const useDifferences = ({ state, kind, payType, day, after }: ReconciliationFilter) =>
  useStaffQuery({
    key: [KEY, 'differences', state, kind, payType, day, after],
    read: (signal) => {
      const filter = { kind: kind || undefined, payType: payType || undefined, day: day || undefined }
      const page = { after: after || undefined, pageSize: DIFFERENCES_A_PAGE }
      const body = { state: state === 'all' ? undefined : state, ...filter, ...page }
      return staffCall(queryDifferencesCall, body, { signal })
    },
    showsPreviousData: true,
  })

/** The difference that is open beside the list, null for an unknown one; disabled without a number. */
export const useDifference = (differenceNo: string) =>
  useStaffQuery({
    key: [KEY, 'difference', differenceNo],
    read: async (signal) => (await staffCall(queryDifferencesCall, { differenceNo }, { signal })).rows[0] ?? null,
    enabled: differenceNo !== '',
  })

/** Comparisons of the newest days that match. */
export const useNights = ({ payType, day, before }: ReconciliationFilter) =>
  useStaffQuery({
    key: [KEY, 'nights', payType, day, before],
    read: (signal) => {
      const filter = { payType: payType || undefined, day: day || undefined }
      return staffCall(
        queryReconciliationCall,
        { ...filter, before: before || undefined, days: DAYS_A_PAGE },
        { signal },
      )
    },
    showsPreviousData: true,
  })

/** Refetches the whole reconciliation after a change. */
export const useRefreshReconciliation = (): (() => Promise<void>) => useRefresh(KEY)
