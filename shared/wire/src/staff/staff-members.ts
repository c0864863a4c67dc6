import * as z from 'zod/mini'
import { instant, maybe } from './codecs'
import { defineStaffCall } from './define-staff-call'

/** The role of an account of level 9, or `none`. */
export const staffPosition = z.enum(['none', 'support', 'refund-clerk', 'finance', 'supervisor', 'auditor', 'gate'])

/** An account of level 9. */
const staffMember = z.strictObject({
  accountId: z.string(),
  email: z.string(),
  nickname: z.string(),
  role: staffPosition,
  /** Missing without a role. */
  grantedAt: maybe(instant),
  /** Account that granted the role; missing where the system did. */
  grantedBy: maybe(z.string()),
})
export type StaffMember = z.output<typeof staffMember>

/** All accounts of level 9, by address. */
export const queryStaffCall = defineStaffCall({
  path: 'staff/query.staff',
  access: 'staff.read',
  idempotent: true,
  request: z.object({}),
  data: z.array(staffMember),
})

/**
 * Sets the role of a level-9 account, or removes it. `expectedRole` is the one the screen showed: a stale form is
 * refused.
 */
export const setStaffRoleCall = defineStaffCall({
  path: 'staff/set.role',
  access: 'staff.edit',
  idempotent: true,
  request: z.object({ accountId: z.string(), role: z.string(), expectedRole: z.string() }),
  data: staffMember,
})
