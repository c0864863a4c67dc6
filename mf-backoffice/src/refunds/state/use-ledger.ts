import { useMemberId } from '@shuttle/queries'
import { queryLedgerCall } from '@shuttle/wire/staff'
import { useQueryClient } from '@tanstack/react-query'
import { staffCall } from '../../kit/calls/staff-call'
import { type LedgerFilter, toSentLedgerFilter, WHOLE_LEDGER } from '../../kit/domain/ledger-filter'
import { BACKOFFICE_KEY } from '../../kit/state/keys'
import { useStaffQuery } from '../../kit/state/use-staff-query'

const KEY = 'ledger'
const REFUNDS_A_PAGE = 50

/** A page of the ledger, with the number of all refunds under the other filters. */
const readLedger = async (filter: LedgerFilter, signal: AbortSignal) => {
  const before = filter.after && { before: filter.after }
  const body = { ...toSentLedgerFilter(filter), ...before, pageSize: REFUNDS_A_PAGE }
  const page = await staffCall(queryLedgerCall, body, { signal })
  return { ...page, total: Object.values(page.counts).reduce((sum, count) => sum + count, 0) }
}

export const useLedger = (filter: LedgerFilter) =>
  useStaffQuery({ key: [KEY, filter], read: (signal) => readLedger(filter, signal), showsPreviousData: true })

/** One refund by its number: from the current page, otherwise from its own query. */
export const useLedgerEntry = (refundNo: string, filter: LedgerFilter) => {
  const isThis = (row: { refundNo: string }) => row.refundNo === refundNo
  const page = useLedger(filter)
  const listed = page.data?.rows.find(isThis)
  const own = { ...WHOLE_LEDGER, number: refundNo }
  const query = useStaffQuery({
    key: [KEY, own],
    read: (signal) => readLedger(own, signal),
    enabled: refundNo !== '' && !listed && !page.isLoading,
  })
  return { entry: listed ?? query.data?.rows.find(isThis), query }
}

/** Refetches the ledger: a refund was retried or settled, or has changed by itself. */
export const useRefreshLedger = (): (() => Promise<void>) => {
  const queryClient = useQueryClient()
  const memberId = useMemberId()
  return () => queryClient.invalidateQueries({ queryKey: [memberId, BACKOFFICE_KEY, KEY] })
}
