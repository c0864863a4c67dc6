import { queryAuditCall } from '@shuttle/wire/staff'
import { staffCall } from '../../kit/calls/staff-call'
import { useStaffQuery } from '../../kit/state/use-staff-query'
import type { AuditSearch } from '../domain/audit-address'

export const AUDIT_PAGE_SIZE = 50

/** Audit events, the newest first, those before an entry where the filter names one. */
export const useAuditEvents = ({ before: beforeEntry, account, action, object }: AuditSearch) =>
  useStaffQuery({
    key: ['audit', beforeEntry, account, action, object],
    read: (signal) => {
      const about = { accountId: account || undefined, action: action || undefined, objectId: object || undefined }
      return staffCall(queryAuditCall, { pageSize: AUDIT_PAGE_SIZE, beforeEntry, ...about }, { signal })
    },
    showsPreviousData: true,
  })
