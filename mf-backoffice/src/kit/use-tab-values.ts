import { useSearchParams } from 'react-router-dom'
import { INDEX } from '../paths'

/** Values of a tab of the index, in the URL under these names, so that each state is a link. */
export const useTabValues = <Name extends string>(tab: string, names: readonly Name[]) => {
  const [query] = useSearchParams()
  const values = Object.fromEntries(names.map((name) => [name, query.get(name)?.trim() ?? ''])) as Record<Name, string>
  const toQuery = (shown: Partial<Record<Name, string>>): Record<string, string> => ({
    tab,
    ...Object.fromEntries(names.flatMap((name) => (shown[name] ? [[name, shown[name]]] : []))),
  })
  return {
    values,
    toQuery,
    href: (shown: Partial<Record<Name, string>>) => `${INDEX}?${new URLSearchParams(toQuery(shown))}`,
  }
}
