import type { StaffBody } from '@shuttle/calls/staff'
import { queryLedgerCall } from '@shuttle/wire/staff'
import { staffCall } from '../../kit/calls/staff-call'
import { useRefresh } from '../../kit/state/use-refresh'
import { useStaffQuery } from '../../kit/state/use-staff-query'
import { type LedgerSearch, toSentLedgerFilter } from '../domain/ledger-address'

const KEY = 'ledger'
const REFUNDS_A_PAGE = 50

const toBody = (filter: LedgerSearch): StaffBody<typeof queryLedgerCall> => ({
  ...toSentLedgerFilter(filter),
  ...(filter.after && { before: filter.after }),
  pageSize: REFUNDS_A_PAGE,
})

/** A page of the ledger, with the number of all refunds under the other filters. */
const readLedger = async (body: StaffBody<typeof queryLedgerCall>, signal: AbortSignal) => {
  const page = await staffCall(queryLedgerCall, body, { signal })
  return { ...page, total: Object.values(page.counts).reduce((sum, count) => sum + count, 0) }
}

export const useLedger = (filter: LedgerSearch) => {
  const body = toBody(filter)
  return useStaffQuery({ key: [KEY, body], read: (signal) => readLedger(body, signal), showsPreviousData: true })
}

/** One refund by its number: from the current page, otherwise from its own query. */
export const useLedgerEntry = (refundNo: string, filter: LedgerSearch) => {
  const isThis = (row: { refundNo: string }) => row.refundNo === refundNo
  const page = useLedger(filter)
  const listed = page.data?.rows.find(isThis)
  const own = toBody({ state: '', provider: '', number: refundNo, after: '' })
  const query = useStaffQuery({
    key: [KEY, own],
    read: (signal) => readLedger(own, signal),
    enabled: refundNo !== '' && !listed && !page.isLoading,
  })
  return { entry: listed ?? query.data?.rows.find(isThis), query }
}

/** Refetches the ledger: a refund was retried or settled, or has changed by itself. */
export const useRefreshLedger = (): (() => Promise<void>) => useRefresh(KEY)
