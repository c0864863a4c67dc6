import { ACCOUNT_ERROR_CODES, type AccountErrorCode } from './account-error-codes'
import { AIRPORT_ERROR_CODES, type AirportErrorCode } from './airport-error-codes'
import { REFUND_ERROR_CODES, type RefundErrorCode } from './refund-error-codes'
import { STAFF_ERROR_CODES, type StaffErrorCode } from './staff-error-codes'

/** Every refusal the service can answer with: one closed list, so that a missing text does not compile. */
export const ERROR_CODES = [
  // session
  '401',
  '408',
  'FORBIDDEN',
  // request
  'BAD_REQUEST',
  'NOT_FOUND',
  'TOO_MANY_REQUESTS',
  'STALE_TIMESTAMP',
  'IDEMPOTENCY_MISMATCH',
  'PAGE_TOO_OLD',
  'SERVICE_UNAVAILABLE',
  // what a request refers to
  'LINE_NOT_FOUND',
  'AREA_NOT_FOUND',
  'FARE_NOT_ON_SALE',
  'DATE_IN_PAST',
  'DATE_TOO_FAR',
  'DATE_NOT_ON_SALE',
  'NO_PASSENGER',
  'TOO_MANY_TICKETS',
  'TOO_MANY_CHILDREN',
  'CHILD_ALONE',
  'BAD_COUNT',
  'AMOUNT_INVALID',
  'AMOUNT_MISMATCH',
  'PAYMENT_PARTS_MISMATCH',
  'SEATS_SHORT',
  'SOLD_OUT_TYPE',
  'SOLD_OUT',
  'SOLD_OUT_STOP',
  'SOLD_OUT_DAY',
  'RETURN_SOLD_OUT',
  'SALES_CLOSED',
  // how it is sold
  'ADVANCE_LIMIT_10',
  'ADVANCE_LIMIT_15',
  'PEAK_LIMIT',
  'CONCESSION_AT_COUNTER',
  'MEMBERS_ONLY_FARE',
  'DEPARTURE_MISSING',
  'DEPARTURE_SOLD_OUT',
  'DEPARTURE_OVER_CAPACITY',
  'DEPARTURE_CLOSED',
  'DEPARTURE_PAUSED',
  'DEPARTED',
  'RETURN_TIME_MISSING',
  'RETURN_DEPARTURE_SOLD_OUT',
  'RETURN_BEFORE_DEPARTURE',
  'PASSENGER_INFO_MISSING',
  'CAPTCHA_MISSING',
  'SLIDE_MISSING',
  'CAPTCHA_WRONG',
  // coupons
  'COUPON_COUNT_INVALID',
  'COUPON_NUMBER_INVALID',
  'COUPON_NOT_USABLE',
  'COUPON_CODE_INVALID',
  // orders and payment
  'ORDER_NOT_FOUND',
  'UNPAID_ORDER_EXISTS',
  'TOO_MANY_UNPAID_ORDERS',
  'ORDER_EXPIRED',
  'ORDER_NOT_PAYABLE',
  'ORDER_NOT_CANCELLABLE',
  'PAYMENT_METHOD_UNAVAILABLE',
  'PAYMENT_DATA_MISSING',
  'PAYMENT_PENDING',
  'PAYMENT_FAILED',
  'PAYMENT_AMOUNT_MISMATCH',
  'PROVIDER_UNREACHABLE',
  ...REFUND_ERROR_CODES,
  ...ACCOUNT_ERROR_CODES,
  ...AIRPORT_ERROR_CODES,
  ...STAFF_ERROR_CODES,
] as const
export type ErrorCode = (typeof ERROR_CODES)[number]
/**
 * Every code except those of accounts, refunds, the airport line and the back office: refusals while a passenger books
 * a bus.
 */
export type BookingErrorCode = Exclude<
  ErrorCode,
  AccountErrorCode | RefundErrorCode | AirportErrorCode | StaffErrorCode
>
