import type { auditRow, staffRow } from '@shuttle/wire/staff'
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

export const presentAct = (row: AuditRow): z.infer<typeof auditRow> => ({
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
