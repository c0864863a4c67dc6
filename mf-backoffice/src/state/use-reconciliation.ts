import { useMemberId } from '@shuttle/queries'
import { useQueryClient } from '@tanstack/react-query'
import { fetchDifference, fetchDifferences } from '../calls/differences'
import { fetchNights } from '../calls/nights'
import type { ReconciliationFilter } from '../domain/reconciliation-filter'
import { BACKOFFICE_KEY } from './keys'
import { useStaffQuery } from './use-staff-query'

const KEY = 'reconciliation'

/** A page of the differences that match. */
export const useDifferences = ({ before: _, ...filter }: ReconciliationFilter) =>
  useStaffQuery({
    key: [KEY, 'differences', filter],
    read: (signal) => fetchDifferences({ ...filter, before: '' }, signal),
    showsPreviousData: true,
  })

/** The difference that is open beside the list; disabled without a number. */
export const useDifference = (differenceNo: string) =>
  useStaffQuery({
    key: [KEY, 'difference', differenceNo],
    read: (signal) => fetchDifference(differenceNo, signal),
    enabled: differenceNo !== '',
  })

/** Comparisons of the newest days that match. */
export const useNights = ({ payType, day, before }: ReconciliationFilter) =>
  useStaffQuery({
    key: [KEY, 'nights', payType, day, before],
    read: (signal) => fetchNights({ payType, day, before }, signal),
    showsPreviousData: true,
  })

/** Refetches the whole reconciliation after a change. */
export const useRefreshReconciliation = (): (() => Promise<void>) => {
  const queryClient = useQueryClient()
  const memberId = useMemberId()
  return () => queryClient.invalidateQueries({ queryKey: [memberId, BACKOFFICE_KEY, KEY] })
}
