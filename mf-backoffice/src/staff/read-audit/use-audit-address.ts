import { useSearchParams } from 'react-router-dom'
import { type AuditFilter, auditQuery, readAuditFilter } from '../domain/audit-filter'

/** The filter of the audit and the open entry, in the URL. */
export const useAuditAddress = () => {
  const [query, setQuery] = useSearchParams()
  const filter = readAuditFilter(query)
  const entry = query.get('entry') ?? ''
  return {
    filter,
    entry,
    /** Another filter: adds a history entry. */
    setFilters: (next: AuditFilter) => setQuery(auditQuery(next)),
    open: (opened: string) => setQuery({ ...auditQuery(filter), ...(opened && { entry: opened }) }, { replace: true }),
  }
}
