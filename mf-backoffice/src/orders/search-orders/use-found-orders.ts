import { searchOrdersCall } from '@shuttle/wire/staff'
import { staffCall } from '../../kit/calls/staff-call'
import { useStaffQuery } from '../../kit/state/use-staff-query'
import { isEmptyFilter, type OrderSearch } from '../domain/order-search'

const ORDERS_A_PAGE = 50

/** A page of orders. The same search is not refetched automatically: each query is recorded in the audit. */
export const useFoundOrders = (search: OrderSearch) =>
  useStaffQuery({
    key: ['found-orders', search],
    read: (signal) =>
      staffCall(searchOrdersCall, { ...search, after: search.after || undefined, pageSize: ORDERS_A_PAGE }, { signal }),
    enabled: !isEmptyFilter(search.filters),
    showsPreviousData: true,
    staleMs: 60_000,
  })
