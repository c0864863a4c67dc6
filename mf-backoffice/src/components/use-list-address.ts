import { useLocation, useSearchParams } from 'react-router-dom'
import { readTrail } from '../addresses/read-trail'

interface ListAddress<Asked> {
  read: (query: URLSearchParams) => Asked
  toQuery: (asked: Asked) => Record<string, string>
  /** Parameter of what is open beside the list. */
  opens: string
}

/** What a list shows, by the address: what was asked for, the pages before this one, and what is open beside it. */
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
    /** No step of the history: the shell would begin the page anew, and the reader with it. */
    open: (id: string) => setQuery({ ...toQuery(asked), ...(id && { [opens]: id }) }, { replace: true, state }),
  }
}
