import { fetchActs } from '../../calls/audit'
import type { AuditFilter } from '../../domain/audit-filter'
import { useStaffQuery } from '../../state/use-staff-query'

export const useActs = (filter: AuditFilter) =>
  useStaffQuery({ key: ['audit', filter], read: (signal) => fetchActs(filter, signal), keepsPrevious: true })
