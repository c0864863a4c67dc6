import { useSearchParams } from 'react-router-dom'
import {
  type DeparturePanel,
  type DeparturesAddress,
  departuresQuery,
  readDeparturesAddress,
} from '../domain/departures-address'

/** Line and day in the URL, and what is open beside them. */
export const useDeparturesAddress = () => {
  const [query, setQuery] = useSearchParams()
  const address = readDeparturesAddress(query)
  const replace = (next: DeparturesAddress) => setQuery(departuresQuery(next), { replace: true })
  return {
    address,
    /** Another line or day: adds a history entry. */
    setFilters: (next: Pick<DeparturesAddress, 'line' | 'day'>) =>
      setQuery(departuresQuery({ ...address, ...next, open: '' })),
    open: (beginTime: string) => replace({ ...address, open: beginTime, panel: undefined }),
    openPanel: (panel: DeparturePanel | undefined) => replace({ ...address, open: '', panel }),
  }
}
