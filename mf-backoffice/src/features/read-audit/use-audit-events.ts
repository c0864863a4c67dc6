import { fetchAuditEvents } from '../../calls/audit'
import type { AuditFilter } from '../../domain/audit-filter'
import { useStaffQuery } from '../../state/use-staff-query'

export const useAuditEvents = (filter: AuditFilter) =>
  useStaffQuery({ key: ['audit', filter], read: (signal) => fetchAuditEvents(filter, signal), showsPreviousData: true })
