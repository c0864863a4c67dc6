/** Every refusal the service can answer with: one closed list, so that a missing text does not compile. */
export const ERROR_CODES = [
  // session
  '401',
  '408',
  'BAD_CREDENTIALS',
  'ACCOUNT_BLOCKED',
  'FORBIDDEN',
  // request
  'BAD_REQUEST',
  'NOT_FOUND',
  'TOO_MANY_REQUESTS',
  'STALE_TIMESTAMP',
  'IDEMPOTENCY_MISMATCH',
  'PAGE_TOO_OLD',
  // what is asked for
  'LINE_NOT_FOUND',
  'FARE_NOT_ON_SALE',
  'DATE_IN_PAST',
  'DATE_TOO_FAR',
  'DATE_NOT_ON_SALE',
  'NO_PASSENGER',
  'TOO_MANY_TICKETS',
  'TOO_MANY_CHILDREN',
  'CHILD_ALONE',
  'BAD_COUNT',
  'AMOUNT_MISMATCH',
  'SOLD_OUT',
  'SALES_CLOSED',
  // orders and payment
  'ORDER_NOT_FOUND',
  'UNPAID_ORDER_EXISTS',
  'ORDER_EXPIRED',
  'ORDER_NOT_PAYABLE',
  'ORDER_NOT_CANCELLABLE',
  'PAYMENT_METHOD_UNAVAILABLE',
  'PAYMENT_PENDING',
  'PAYMENT_FAILED',
  'PAYMENT_AMOUNT_MISMATCH',
  'PROVIDER_UNREACHABLE',
] as const
export type ErrorCode = (typeof ERROR_CODES)[number]

export const isErrorCode = (code: string): code is ErrorCode => (ERROR_CODES as readonly string[]).includes(code)
