import { callStaff } from '@shuttle/calls/staff'
import {
  beginEnrolmentCall,
  confirmEnrolmentCall,
  giveSecondFactorCall,
  issueEnrolmentCodeCall,
  resetSecondFactorCall,
} from '@shuttle/wire/staff'
import { staffCall } from './staff-call'

export interface FactorSecret {
  /** Base32, for manual entry. */
  secret: string
  /** Content of the QR code. */
  uri: string
}

/**
 * A new secret for an authenticator app. Throws `ApiError`: `refused` with STAFF_ALREADY_ENROLLED or
 * STAFF_ENROLMENT_CODE_WRONG.
 */
export const beginEnrolment = async (enrolmentCode: string): Promise<FactorSecret> =>
  (await callStaff(beginEnrolmentCall, { enrolmentCode })).responseData

/**
 * A code that lets a member of staff enrol an authenticator app. Throws `ApiError`: `refused` with
 * STAFF_ALREADY_ENROLLED.
 */
export const issueEnrolmentCode = async (accountId: string): Promise<string> =>
  (await staffCall(issueEnrolmentCodeCall, { accountId })).responseData.enrolmentCode

/**
 * Confirms the app by its digits; returns the recovery codes, only this once. Throws `ApiError`: `refused` with
 * STAFF_FACTOR_WRONG.
 */
export const confirmEnrolment = async (code: string): Promise<string[]> =>
  (await callStaff(confirmEnrolmentCall, { code })).responseData.recoveryCodes

/**
 * Verifies the second factor for this session; returns how many recovery codes are left. Throws `ApiError`: `refused`
 * with STAFF_FACTOR_WRONG or TOO_MANY_REQUESTS.
 */
export const giveSecondFactor = async (code: string): Promise<number> =>
  (await callStaff(giveSecondFactorCall, { code })).responseData.recoveryCodesLeft

/** Removes the app of a member of staff, who then enrols a new one. Throws `ApiError`: `refused` with STAFF_UNKNOWN. */
export const resetSecondFactor = async (accountId: string): Promise<void> => {
  await staffCall(resetSecondFactorCall, { accountId })
}
