import { useMemberId } from '@shuttle/queries'
import { useQueryClient } from '@tanstack/react-query'
import { fetchLedger } from '../calls/refund-ledger'
import { type LedgerFilter, WHOLE_LEDGER } from '../domain/ledger-filter'
import { BACKOFFICE_KEY } from './keys'
import { useStaffQuery } from './use-staff-query'

const KEY = 'ledger'

export const useLedger = (filter: LedgerFilter) =>
  useStaffQuery({ key: [KEY, filter], read: (signal) => fetchLedger(filter, signal), showsPreviousData: true })

/** One refund by its number: from the current page, otherwise from its own query. */
export const useLedgerEntry = (refundNo: string, filter: LedgerFilter) => {
  const isThis = (row: { refundNo: string }) => row.refundNo === refundNo
  const page = useLedger(filter)
  const listed = page.data?.rows.find(isThis)
  const own = { ...WHOLE_LEDGER, number: refundNo }
  const query = useStaffQuery({
    key: [KEY, own],
    read: (signal) => fetchLedger(own, signal),
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
