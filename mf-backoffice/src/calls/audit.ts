import { queryAuditCall } from '@shuttle/wire/staff'
import type { AuditFilter } from '../domain/audit-filter'
import { readMoment } from './moment'
import { staffCall } from './staff-call'

/** One audit event. */
export interface AuditEvent {
  /** Position in the chain, from 1. */
  entry: number
  at: number
  accountId: string
  role: string
  action: string
  object: { kind: string; id: string }
  isRefused: boolean
  /** Code of the refusal. */
  refusal: string
  /** JSON texts; empty where nothing is recorded. */
  before: string
  after: string
  requestId: string
}

export const AUDIT_PAGE_SIZE = 50

/** Audit events, the newest first, those before an entry where the filter names one. Throws `ApiError`. */
export const fetchAuditEvents = async (filter: AuditFilter, signal?: AbortSignal): Promise<AuditEvent[]> => {
  const { before, account, action, object } = filter
  const body = {
    pageSize: AUDIT_PAGE_SIZE,
    ...(before !== undefined && { beforeEntry: before }),
    ...(account && { accountId: account }),
    ...(action && { action }),
    ...(object && { objectId: object }),
  }
  const { responseData } = await staffCall(queryAuditCall, body, signal && { signal })
  return responseData.map((row) => ({
    entry: row.entry,
    at: readMoment(row.time),
    accountId: row.accountId,
    role: row.role,
    action: row.action,
    object: { kind: row.objectKind, id: row.objectId },
    isRefused: row.outcome !== 'DONE',
    refusal: row.refusal,
    before: row.before,
    after: row.after,
    requestId: row.requestId,
  }))
}
