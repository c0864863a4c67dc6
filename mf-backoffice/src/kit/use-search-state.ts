import { useLocation, useSearchParams } from 'react-router-dom'
import { readTrail } from './addresses/read-trail'
import { readSearch, type SearchAddress, type SomeValues, searchQuery } from './domain/search-address'

/** The search state of a page, in its URL, so that each state is a link and the back button returns to it. */
export const useSearchState = <Values extends object>(address: SearchAddress<Values>) => {
  const [query, setQuery] = useSearchParams()
  const { pathname, state } = useLocation()
  const trail = readTrail(state)
  const values = readSearch(address, query)
  const { page = '', opens = '' } = address
  const push = (next: Record<string, string>, cursors: string[] = []) => setQuery(next, { state: { trail: cursors } })
  const replace = (next: Record<string, string>) => setQuery(next, { replace: true, state })
  /** Parameters of the first page, with nothing open. */
  const first = (shown: SomeValues<Values>) => {
    const { [page]: _page, [opens]: _opened, ...rest } = searchQuery(address, shown)
    return rest
  }
  const link = (next: Record<string, string>): string =>
    Object.keys(next).length === 0 ? pathname : `${pathname}?${new URLSearchParams(next)}`
  const cursor = query.get(page) ?? ''
  const toPage = (begin: string, cursors: string[]) =>
    push({ ...first(values), ...(begin !== '' && { [page]: begin }) }, cursors)
  return {
    values,
    /** Id of the open row. */
    opened: query.get(opens) ?? '',
    /** Exactly these values: adds a history entry. */
    setFilters: (next: SomeValues<Values>) => push(searchQuery(address, next)),
    /** As `setFilters`, with the text of a filter bar. */
    find: (typed: Readonly<Record<string, string>>) =>
      push(searchQuery(address, readSearch(address, new URLSearchParams(typed)))),
    /** The current search with these changes, from its first page: adds a history entry. */
    narrow: (change: SomeValues<Values>) => push(first({ ...values, ...change })),
    /** Changes what is open beside the list; a history entry would make the shell reset the page and its focus. */
    show: (change: SomeValues<Values>) => replace(searchQuery(address, { ...values, ...change })),
    /** Opens a row, or closes it with ''. */
    open: (id: string) => {
      const { [opens]: _opened, ...rest } = searchQuery(address, values)
      replace({ ...rest, ...(id !== '' && { [opens]: id }) })
    },
    href: (next: SomeValues<Values>) => link(searchQuery(address, next)),
    /** Link to the current search with these changes, from its first page. */
    narrowHref: (change: SomeValues<Values>) => link(first({ ...values, ...change })),
    /** The pages before and after this one; `next` begins the next. */
    pages: (next: string | undefined) => ({
      onPrevious: cursor === '' ? undefined : () => toPage(trail.at(-1) ?? '', trail.slice(0, -1)),
      onNext: next === undefined ? undefined : () => toPage(next, [...trail, cursor]),
    }),
  }
}
