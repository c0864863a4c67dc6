export { CURRENCY, FARE_TYPE, ORDER_STATUS, PASSENGER_TYPE, readCode } from '../codes'
export { callStaff, type StaffCall } from './call-staff'
