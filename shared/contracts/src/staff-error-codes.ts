/** Refusals of the back office; part of the one closed list. */
export const STAFF_ERROR_CODES = [
  // who works here
  'STAFF_UNKNOWN',
  'STAFF_ROLE_UNKNOWN',
  'STAFF_LAST_SUPERVISOR',
  // two people at the same thing
  'STAFF_FORM_STALE',
] as const
export type StaffErrorCode = (typeof STAFF_ERROR_CODES)[number]
