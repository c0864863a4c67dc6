export { AUDIT_OUTCOMES, auditRow, queryAudit } from './query-audit'
export { queryStaffIndex } from './query-index'
export {
  beginEnrolment,
  confirmEnrolment,
  giveSecondFactor,
  resetSecondFactor,
  SECOND_FACTOR_STATES,
} from './second-factor'
export { queryStaff, setStaffRole, staffRow } from './staff-members'
