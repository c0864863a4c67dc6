import { queryStaffCall, setStaffRoleCall, type staffRow } from '@shuttle/wire/staff'
import { readMoment } from './moment'
import { staffCall } from './staff-call'

/** An account of level 9. */
export interface StaffMember {
  accountId: string
  email: string
  nickname: string
  /** `none` without a role. */
  role: string
  /** When the role was given, in milliseconds; undefined without a role. */
  since: number | undefined
  /** Account that gave the role; empty where the system did. */
  grantedBy: string
}

const fromWire = ({
  accountId,
  email,
  nickname,
  role,
  since,
  grantedBy,
}: (typeof staffRow)['_zod']['output']): StaffMember => ({
  accountId,
  email,
  nickname,
  role,
  since: since === undefined ? undefined : readMoment(since),
  grantedBy: grantedBy ?? '',
})

/** All accounts of level 9, by address. Throws `ApiError`. */
export const fetchStaff = async (signal?: AbortSignal): Promise<StaffMember[]> =>
  (await staffCall(queryStaffCall, {}, signal && { signal })).responseData.map(fromWire)

export interface RoleChange {
  accountId: string
  role: string
  /** Role that the form showed. */
  expectedRole: string
}

/** Throws `ApiError`: `refused` with STAFF_UNKNOWN, STAFF_ROLE_UNKNOWN, STAFF_FORM_STALE or STAFF_LAST_SUPERVISOR. */
export const changeRole = async (change: RoleChange): Promise<StaffMember> =>
  fromWire((await staffCall(setStaffRoleCall, { ...change })).responseData)
