export {
  CURRENCY,
  FARE_TYPE,
  ORDER_STATUS,
  PASSENGER_TYPE,
  readCode,
  readKnown,
  toCode,
} from '../codes'
export { salesRuleFromWire } from '../lines/fetch-line-sales'
export { PAY_TYPES } from '../payments/fetch-payment-methods'
export { toBase64 } from '../to-base64'
export { callStaff, type StaffBody, type StaffCall, type StaffData } from './call-staff'
