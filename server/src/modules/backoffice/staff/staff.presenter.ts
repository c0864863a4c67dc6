import type { Instant } from '@shuttle/domain'
import { checkStaffSession, type StaffSession } from '@shuttle/domain/staff'
import type { AuditEvent, StaffIndex } from '@shuttle/wire/staff'
import type { AuditRow } from '../audit'

/** An entry of the audit, without its place in the chain of hashes. */
export const presentAuditEvent = (row: AuditRow): AuditEvent => ({
  entry: row.entry,
  at: row.at,
  accountId: row.account_id,
  role: row.role,
  action: row.action,
  object: row.object_kind === '' ? undefined : { kind: row.object_kind, id: row.object_id },
  outcome: row.outcome,
  refusal: row.refusal || undefined,
  before: row.before || undefined,
  after: row.after || undefined,
  requestId: row.request_id,
})

/** The step that the second factor of a session waits for, if any. */
export const presentSecondFactor = (session: StaffSession, now: Instant): StaffIndex['secondFactor'] => {
  switch (checkStaffSession(session, 'staff.read', now)) {
    case 'STAFF_ENROLMENT_NEEDED':
      return 'enrol'
    case 'STAFF_FACTOR_NEEDED':
      return 'needed'
    case 'STAFF_SESSION_IDLE':
      return 'idle'
    default:
      return session.isEnrolled ? 'given' : 'off'
  }
}
