import { useLocation, useSearchParams } from 'react-router-dom'
import { readTrail } from './addresses/read-trail'

interface ListAddress<Values> {
  read: (query: URLSearchParams) => Values
  toQuery: (values: Values) => Record<string, string>
  /** Parameter of the item that is open beside the list. */
  opens: string
}

/** Search state of a list in the URL: filters, cursors of the previous pages, and the open item. */
export const useListAddress = <Values extends { after: string }>({ read, toQuery, opens }: ListAddress<Values>) => {
  const [query, setQuery] = useSearchParams()
  const { state } = useLocation()
  const values = read(query)
  const opened = query.get(opens) ?? ''
  const trail = readTrail(state)
  const setFilters = (next: Values, cursors: string[] = []) => setQuery(toQuery(next), { state: { trail: cursors } })
  return {
    values,
    opened,
    setFilters,
    toNext: (after: string) => setFilters({ ...values, after }, [...trail, values.after]),
    toPrevious: () => setFilters({ ...values, after: trail.at(-1) ?? '' }, trail.slice(0, -1)),
    /** Replaces the history entry: a new one would make the shell reset the page and its focus. */
    open: (id: string) => setQuery({ ...toQuery(values), ...(id && { [opens]: id }) }, { replace: true, state }),
  }
}
