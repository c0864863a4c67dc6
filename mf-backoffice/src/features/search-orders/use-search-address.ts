import { useLocation, useSearchParams } from 'react-router-dom'
import { type OrderSearch, orderSearchQuery, readOrderSearch } from '../../domain/order-search'

/** Cursors of the pages before, kept beside the address: a page that was opened by its address leads back to the first. */
const readTrail = (state: unknown): string[] => {
  const trail = (state as { trail?: unknown } | null)?.trail
  return Array.isArray(trail) ? trail.filter((cursor) => typeof cursor === 'string') : []
}

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
