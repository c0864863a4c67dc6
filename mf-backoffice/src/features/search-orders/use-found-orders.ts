import { fetchFoundOrders } from '../../calls/found-orders'
import { isEmptyFilter, type OrderSearch } from '../../domain/order-search'
import { useStaffQuery } from '../../state/use-staff-query'

/** A page of orders. The same search is not refetched automatically: each query is recorded in the audit. */
export const useFoundOrders = (search: OrderSearch) =>
  useStaffQuery({
    key: ['found-orders', search],
    read: (signal) => fetchFoundOrders(search, signal),
    enabled: !isEmptyFilter(search.filter),
    showsPreviousData: true,
    staleMs: 60_000,
  })
