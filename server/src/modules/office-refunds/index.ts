export { registerOfficeRefunds } from './register-office-refunds'
export { eraseStaffRefunds } from './staff-refunds.repository'
