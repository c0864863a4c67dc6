import { isStaffRole, type StaffPosition } from '@shuttle/domain/staff'
import type { StaffMember } from '@shuttle/wire/staff'
import type { Transaction } from 'kysely'
import type { Database } from '../../../database/types'
import { Refusal } from '../../../runtime/errors'
import { findStaff, listStaff, lockRoles, storeRole } from './staff.repository'

interface RoleChange {
  accountId: string
  role: string
  /** The role that the screen showed. */
  expectedRole: string
  by: string
  now: number
}

/** The new role, if the change may be made; `supervisors` are the current ones. */
const assertChange = (member: StaffMember, { role, expectedRole }: RoleChange, supervisors: number): StaffPosition => {
  if (role !== 'none' && !isStaffRole(role)) throw new Refusal('STAFF_ROLE_UNKNOWN')
  if (member.role !== expectedRole) throw new Refusal('STAFF_FORM_STALE')
  // Without one, no role could be given any more.
  if (member.role === 'supervisor' && role !== 'supervisor' && supervisors === 1) {
    throw new Refusal('STAFF_LAST_SUPERVISOR')
  }
  return role
}

/**
 * Gives an account of level 9 a role, another one, or none; answers the row before and after. Throws STAFF_UNKNOWN,
 * STAFF_ROLE_UNKNOWN, STAFF_FORM_STALE and STAFF_LAST_SUPERVISOR.
 */
export const setRole = async (
  trx: Transaction<Database>,
  change: RoleChange,
): Promise<{ before: StaffMember; after: StaffMember }> => {
  await lockRoles(trx)
  const before = await findStaff(trx, change.accountId)
  if (!before) throw new Refusal('STAFF_UNKNOWN')
  const supervisors = (await listStaff(trx)).filter((member) => member.role === 'supervisor').length
  const role = assertChange(before, change, supervisors)
  await storeRole(trx, { ...change, role })
  const after = await findStaff(trx, change.accountId)
  return { before, after: after ?? before }
}
