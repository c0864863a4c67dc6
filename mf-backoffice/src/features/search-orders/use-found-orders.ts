import { fetchFoundOrders } from '../../calls/found-orders'
import { isEmptyFilter, type OrderSearch } from '../../domain/order-search'
import { useStaffQuery } from '../../state/use-staff-query'

/** A page of orders. The same search is not asked for again by itself: each one is in the audit. */
export const useFoundOrders = (search: OrderSearch) =>
  useStaffQuery({
    key: ['found-orders', search],
    read: (signal) => fetchFoundOrders(search, signal),
    enabled: !isEmptyFilter(search.filter),
    keepsPrevious: true,
    staleMs: 60_000,
  })
