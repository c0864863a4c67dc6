export { assertNoViolation } from './assert-no-violation'
export { DEMO_FACTOR_SECRET, DEMO_STAFF, loadDemoStaff } from './demo-staff'
export { type Act, registerStaffCall, type Staff, type StaffCall, type StaffCallInput } from './register-staff-call'
export { registerStaff } from './staff.routes'
