import { useLocation, useSearchParams } from 'react-router-dom'
import { readTrail } from '../addresses/read-trail'
import { INDEX } from '../paths'

/** What a tab of the index shows stands in the address by these names, so that each of it is a link. */
export const useTabAddress = <Name extends string>(tab: string, names: readonly Name[], cursor: Name) => {
  const [query, setQuery] = useSearchParams()
  const { state } = useLocation()
  const trail = readTrail(state)
  const values = Object.fromEntries(names.map((name) => [name, query.get(name)?.trim() ?? ''])) as Record<Name, string>
  const toQuery = (shown: Partial<Record<Name, string>>): Record<string, string> => ({
    tab,
    ...Object.fromEntries(names.flatMap((name) => (shown[name] ? [[name, shown[name]]] : []))),
  })
  const ask = (shown: Partial<Record<Name, string>>, cursors: string[] = []) =>
    setQuery(toQuery(shown), { state: { trail: cursors } })
  const at = (before: string) => ({ ...values, [cursor]: before }) as Record<Name, string>
  return {
    values,
    /** Another question: a step of the history. */
    ask,
    /** Something beside the same list. */
    show: (change: Partial<Record<Name, string>>) =>
      setQuery(toQuery({ ...values, ...change }), { replace: true, state }),
    href: (shown: Partial<Record<Name, string>>) => `${INDEX}?${new URLSearchParams(toQuery(shown))}`,
    toNext: (next: string) => ask(at(next), [...trail, values[cursor]]),
    toPrevious: () => ask(at(trail.at(-1) ?? ''), trail.slice(0, -1)),
  }
}
