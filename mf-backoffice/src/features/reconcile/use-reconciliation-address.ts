import { useSearchParams } from 'react-router-dom'
import {
  type ReconciliationFilter,
  readReconciliationFilter,
  reconciliationQuery,
} from '../../domain/reconciliation-filter'

/** The filter in the address, and the difference that is open beside the list. */
export const useReconciliationAddress = () => {
  const [query, setQuery] = useSearchParams()
  const filter = readReconciliationFilter(query)
  return {
    filter,
    opened: query.get('difference') ?? '',
    /** Another question: a step of the history. */
    ask: (next: ReconciliationFilter) => setQuery(reconciliationQuery(next)),
    open: (difference: string) =>
      setQuery({ ...reconciliationQuery(filter), ...(difference && { difference }) }, { replace: true }),
  }
}
