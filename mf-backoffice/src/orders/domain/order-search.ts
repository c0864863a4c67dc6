import type { OrderFilters, OrderSort } from '@shuttle/wire/staff'
import type { SearchValues, SomeValues } from '../../kit/domain/search-address'
import type { ORDERS_ADDRESS } from './orders-address'

type OrdersValues = SearchValues<typeof ORDERS_ADDRESS>

export const SEARCH_DAYS = ['placedFrom', 'placedTo', 'travelFrom', 'travelTo'] as const

/** A search of orders, as calls and saved searches have it. */
export interface OrderSearch {
  filters: OrderFilters
  sort: OrderSort
  /** Cursor of the page; empty for the first one. */
  after: string
}

/** Whether there is no filter yet; then no query is sent, and the audit records nothing. */
export const isEmptyFilter = (filters: OrderFilters): boolean => Object.keys(filters).length === 0

/** The search of an address. */
export const toOrderSearch = ({ q, line, status, sort, after, ...values }: OrdersValues): OrderSearch => ({
  filters: {
    ...(q && { q }),
    ...Object.fromEntries(SEARCH_DAYS.flatMap((name) => (values[name] ? [[name, values[name]]] : []))),
    ...(line.length > 0 && { lineCodes: [...line] }),
    ...(status.length > 0 && { statuses: [...status] }),
  },
  sort,
  after,
})

/** The values of an address for a search, from its first page. */
export const toOrdersValues = ({
  filters: { lineCodes = [], statuses = [], ...filters },
  sort,
}: Omit<OrderSearch, 'after'>): SomeValues<OrdersValues> => ({ ...filters, line: lineCodes, status: statuses, sort })
