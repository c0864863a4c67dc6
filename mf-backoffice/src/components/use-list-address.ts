import { useLocation, useSearchParams } from 'react-router-dom'
import { readTrail } from '../addresses/read-trail'

interface ListAddress<Asked> {
  read: (query: URLSearchParams) => Asked
  toQuery: (asked: Asked) => Record<string, string>
  /** Parameter of the item that is open beside the list. */
  opens: string
}

/** Search state of a list in the URL: filters, cursors of the previous pages, and the open item. */
export const useListAddress = <Asked extends { after: string }>({ read, toQuery, opens }: ListAddress<Asked>) => {
  const [query, setQuery] = useSearchParams()
  const { state } = useLocation()
  const asked = read(query)
  const opened = query.get(opens) ?? ''
  const trail = readTrail(state)
  const ask = (next: Asked, cursors: string[] = []) => setQuery(toQuery(next), { state: { trail: cursors } })
  return {
    asked,
    opened,
    ask,
    toNext: (after: string) => ask({ ...asked, after }, [...trail, asked.after]),
    toPrevious: () => ask({ ...asked, after: trail.at(-1) ?? '' }, trail.slice(0, -1)),
    /** Replaces the history entry: a new one would make the shell reset the page and its focus. */
    open: (id: string) => setQuery({ ...toQuery(asked), ...(id && { [opens]: id }) }, { replace: true, state }),
  }
}
