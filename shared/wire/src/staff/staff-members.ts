import * as z from 'zod/mini'
import { defineCall } from '../define-call'
import { code, moment } from '../scalars'

/** An account of level 9. */
export const staffRow = z.looseObject({
  accountId: z.string(),
  email: z.string(),
  nickname: z.string(),
  /** `none` without a role. */
  role: code,
  /** Since when, and who granted it; missing without a role. */
  since: z.optional(moment),
  grantedBy: z.optional(z.string()),
})

/** All accounts of level 9, by address. */
export const queryStaffCall = defineCall({
  path: 'staff/query.staff',
  access: 'staff.read',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({}),
  answer: z.looseObject({ responseData: z.array(staffRow) }),
})

/**
 * Sets the role of a level-9 account, or removes it. `expectedRole` is the one the screen showed: a stale form is
 * refused.
 */
export const setStaffRoleCall = defineCall({
  path: 'staff/set.role',
  access: 'staff.edit',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({ accountId: z.string(), role: z.string(), expectedRole: z.string() }),
  answer: z.looseObject({ responseData: staffRow }),
})
