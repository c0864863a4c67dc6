import { useLocation, useSearchParams } from 'react-router-dom'
import { readTrail } from './addresses/read-trail'
import { useTabValues } from './use-tab-values'

/**
 * Search state of a tab of the index, in the URL under these names; `cursor` names the parameter that begins a page.
 */
export const useTabAddress = <Name extends string>(tab: string, names: readonly Name[], cursor: Name) => {
  const [, setQuery] = useSearchParams()
  const { state } = useLocation()
  const trail = readTrail(state)
  const { values, toQuery, href } = useTabValues(tab, names)
  const setFilters = (shown: Partial<Record<Name, string>>, cursors: string[] = []) =>
    setQuery(toQuery(shown), { state: { trail: cursors } })
  const at = (before: string) => ({ ...values, [cursor]: before }) as Record<Name, string>
  return {
    values,
    /** Another search: adds a history entry. */
    setFilters,
    /** Changes what is open beside the list, without a history entry. */
    show: (change: Partial<Record<Name, string>>) =>
      setQuery(toQuery({ ...values, ...change }), { replace: true, state }),
    href,
    toNext: (next: string) => setFilters(at(next), [...trail, values[cursor]]),
    toPrevious: () => setFilters(at(trail.at(-1) ?? ''), trail.slice(0, -1)),
  }
}
