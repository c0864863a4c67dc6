/** Refusals of the back office; part of the one closed list. */
export const STAFF_ERROR_CODES = [
  // who works here
  'STAFF_UNKNOWN',
  'STAFF_ROLE_UNKNOWN',
  'STAFF_LAST_SUPERVISOR',
  // two people at the same thing
  'STAFF_FORM_STALE',
  // the second factor
  'STAFF_ENROLMENT_NEEDED',
  'STAFF_FACTOR_NEEDED',
  'STAFF_SESSION_IDLE',
  'STAFF_STEP_UP_NEEDED',
  'STAFF_FACTOR_WRONG',
  'STAFF_ALREADY_ENROLLED',
  'STAFF_NOT_IN_MESSENGER',
  // orders
  'STAFF_TOO_MANY_SEARCHES',
  'STAFF_SEARCH_UNKNOWN',
  'STAFF_ORDER_NOT_PAID',
  'STAFF_NO_ADDRESS',
  'STAFF_MAIL_TOO_OFTEN',
  'STAFF_NO_ATTEMPT',
  'STAFF_NO_DOCUMENT',
] as const
export type StaffErrorCode = (typeof STAFF_ERROR_CODES)[number]
