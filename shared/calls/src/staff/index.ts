export { CURRENCY, FARE_TYPE, ORDER_STATUS, PASSENGER_TYPE, readCode } from '../codes'
export { readReason, reasonToWire } from '../orders/refund-tickets'
export { PAY_TYPES } from '../payments/fetch-payment-methods'
export {
export { refundPolicyFromWire } from '../terms/fetch-refund-policy'
export { callStaff, type StaffCall } from './call-staff'
