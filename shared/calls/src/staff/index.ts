export {
  CURRENCY,
  DEPARTURE_STATUS,
  FARE_TYPE,
  ORDER_STATUS,
  PASSENGER_TYPE,
  readCode,
  readKnown,
  toCode,
} from '../codes'
export { salesRuleFromWire } from '../lines/fetch-line-sales'
export { readReason, reasonToWire } from '../orders/refund-tickets'
export { PAY_TYPES } from '../payments/fetch-payment-methods'
export { refundPolicyFromWire } from '../terms/fetch-refund-policy'
export { toBase64 } from '../to-base64'
export { callStaff, type StaffCall } from './call-staff'
