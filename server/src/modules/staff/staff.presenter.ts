import type { Instant } from '@shuttle/domain'
import { checkStaffSession, type StaffSession } from '@shuttle/domain/staff'
import type { auditRow, SECOND_FACTOR_STATES, staffRow } from '@shuttle/wire/staff'
import type * as z from 'zod/mini'
import { wireMoment } from '../../http/envelope'
import type { AuditRow } from '../audit'
import type { StaffMember } from './staff.repository'

export const presentStaff = (member: StaffMember): z.infer<typeof staffRow> => ({
  accountId: member.accountId,
  email: member.email,
  nickname: member.nickname,
  role: member.position,
  ...(member.grantedAt !== undefined && { since: wireMoment(member.grantedAt), grantedBy: member.grantedBy }),
})

export const presentAuditEvent = (row: AuditRow): z.infer<typeof auditRow> => ({
  entry: row.entry,
  time: wireMoment(row.at),
  accountId: row.account_id,
  role: row.role,
  action: row.action,
  objectKind: row.object_kind,
  objectId: row.object_id,
  outcome: row.outcome === 'done' ? 'DONE' : 'REFUSED',
  refusal: row.refusal,
  before: row.before,
  after: row.after,
  requestId: row.request_id,
})

/** The step that the second factor of a session waits for, if any. */
export const presentSecondFactor = (session: StaffSession, now: Instant): (typeof SECOND_FACTOR_STATES)[number] => {
  switch (checkStaffSession(session, 'staff.read', now)) {
    case 'STAFF_ENROLMENT_NEEDED':
      return 'ENROL'
    case 'STAFF_FACTOR_NEEDED':
      return 'NEEDED'
    case 'STAFF_SESSION_IDLE':
      return 'IDLE'
    default:
      return session.isEnrolled ? 'GIVEN' : 'OFF'
  }
}
