export {
  isStaffAction,
  isStaffRole,
  mayStaff,
  STAFF_POSITIONS,
  STAFF_RIGHTS,
  STAFF_ROLES,
  type StaffAction,
  type StaffPosition,
  type StaffRole,
  staffActionsOf,
} from './staff-rights'
