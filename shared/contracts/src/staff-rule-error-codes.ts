/** Refusals about dated rules, surveys, areas and guides; part of the back-office error codes. */
export const STAFF_RULE_ERROR_CODES = [
  // dated rules
  'STAFF_RULE_UNKNOWN',
  'STAFF_RULE_OVER',
  'STAFF_RULE_BEGUN',
  'STAFF_RULE_PLACES',
  'STAFF_RULE_FARE_TYPES',
  'STAFF_RULE_AIRPORT',
  'STAFF_RULE_LEVEL',
  'STAFF_RULE_MOMENT',
  'STAFF_RULE_TWICE',
  // surveys
  'STAFF_SURVEY_OVERLAP',
  'STAFF_SURVEY_NOTICE',
  // areas
  'STAFF_AREA_CODE',
  'STAFF_AREA_EXISTS',
  'STAFF_AREA_IN_USE',
  // guides of lines and stops
  'STAFF_GUIDE_TIMES',
  'STAFF_GUIDE_MINUTES',
  'STAFF_GUIDE_BAY',
  'STAFF_GUIDE_ROWS',
  'STAFF_GUIDE_PHONE',
  'STAFF_GUIDE_PLACE',
  'STAFF_GUIDE_DAYS',
  // releases
  'STAFF_RELEASE_UNKNOWN',
  'STAFF_RELEASE_UNSIGNED',
  'STAFF_RELEASE_UNFIT',
  'STAFF_RELEASE_GONE',
  'STAFF_RELEASE_OWN',
] as const
export type StaffRuleErrorCode = (typeof STAFF_RULE_ERROR_CODES)[number]
