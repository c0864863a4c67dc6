export { AUDIT_OUTCOMES, auditRow, queryAudit } from './query-audit'
export { queryStaffIndex } from './query-index'
export { queryStaff, setStaffRole, staffRow } from './staff-members'
