/** The role of an account of level 9; an account without a row has none. */
export interface StaffRoleRow {
  account_id: string
  role: string
  granted_at: number
  /** Account that gave the role; empty for the first ones, which an installation begins with. */
  granted_by: string
}

/** The authenticator app of an account of level 9. */
export interface StaffFactorRow {
  account_id: string
  /** Sealed for this row. */
  secret_sealed: string
  /** Null until its digits were verified once. */
  confirmed_at: number | null
  /** The last step of time whose digits were accepted: none is accepted twice. */
  last_step: number
  /** Wrong digits since the last right ones. */
  failures: number
  failed_at: number
}

export interface StaffRecoveryCodeRow {
  account_id: string
  code_hash: string
  used_at: number | null
}

/** Code with which an account sets up its first authenticator app. */
export interface StaffEnrolmentCodeRow {
  account_id: string
  code_hash: string
  expires_at: number
}

/** A session in which the second factor was verified. */
export interface StaffSessionRow {
  session_id: string
  verified_at: number
  last_action_at: number
}

declare module '../../../database/types' {
  interface Database {
    staff_roles: StaffRoleRow
    staff_factors: StaffFactorRow
    staff_recovery_codes: StaffRecoveryCodeRow
    staff_sessions: StaffSessionRow
    staff_enrolment_codes: StaffEnrolmentCodeRow
  }
}
