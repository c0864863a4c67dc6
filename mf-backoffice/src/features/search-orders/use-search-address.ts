import { useLocation, useSearchParams } from 'react-router-dom'
import { readTrail } from '../../addresses/read-trail'
import { type OrderSearch, orderSearchQuery, readOrderSearch } from '../../domain/order-search'

/** The search in the address, the pages before this one, and the order that is open beside the list. */
export const useSearchAddress = () => {
  const [query, setQuery] = useSearchParams()
  const { state } = useLocation()
  const search = readOrderSearch(query)
  const trail = readTrail(state)
  const ask = (next: OrderSearch, cursors: string[] = []) =>
    setQuery(orderSearchQuery(next), { state: { trail: cursors } })
  return {
    search,
    opened: query.get('open') ?? '',
    ask,
    toNext: (after: string) => ask({ ...search, after }, [...trail, search.after]),
    toPrevious: () => ask({ ...search, after: trail.at(-1) ?? '' }, trail.slice(0, -1)),
    open: (orderNo: string) =>
      setQuery({ ...orderSearchQuery(search), ...(orderNo && { open: orderNo }) }, { replace: true, state }),
  }
}
