import { callStaff } from '@shuttle/calls/staff'
import { queryStaffIndexCall, SECOND_FACTOR_STATES } from '@shuttle/wire/staff'

export type SecondFactorState = (typeof SECOND_FACTOR_STATES)[number]

/** Current permissions of the signed-in member of staff. */
export interface StaffIndex {
  /** `none` for level 9 without a role. */
  role: string
  /** Permitted actions; pages show only these. */
  rights: ReadonlySet<string>
  secondFactor: SecondFactorState
}

const toState = (code: string): SecondFactorState => SECOND_FACTOR_STATES.find((state) => state === code) ?? 'GIVEN'

/** Needs no second factor and does not request one. Throws `ApiError`: `refused` with FORBIDDEN below level 9. */
export const fetchStaffIndex = async (signal?: AbortSignal): Promise<StaffIndex> => {
  const { responseData } = await callStaff(queryStaffIndexCall, {}, signal && { signal })
  const { role, rights, secondFactor } = responseData
  return { role, rights: new Set(rights), secondFactor: toState(secondFactor) }
}
