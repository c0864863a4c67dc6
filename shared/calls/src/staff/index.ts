export { callStaff, type StaffCall } from './call-staff'
