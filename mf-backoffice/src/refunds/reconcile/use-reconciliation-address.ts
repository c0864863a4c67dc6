import { useSearchParams } from 'react-router-dom'
import {
  type ReconciliationFilter,
  readReconciliationFilter,
  reconciliationQuery,
} from '../domain/reconciliation-filter'

/** The filter, and the difference that is open beside the list, in the URL. */
export const useReconciliationAddress = () => {
  const [query, setQuery] = useSearchParams()
  const filter = readReconciliationFilter(query)
  return {
    filter,
    opened: query.get('difference') ?? '',
    /** Another filter: adds a history entry. */
    setFilters: (next: ReconciliationFilter) => setQuery(reconciliationQuery(next)),
    open: (difference: string) =>
      setQuery({ ...reconciliationQuery(filter), ...(difference && { difference }) }, { replace: true }),
  }
}
