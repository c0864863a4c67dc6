import type { CodeTable } from '../code-table'
import type { ProviderPayment, RefundOutcome } from '../payment-provider'

/** Every `trade_state`. `REFUND`: a part of it or all was refunded or is being refunded; the answer has no amount. */
export const TRADE_STATE: CodeTable<ProviderPayment['state']> = {
  SUCCESS: 'captured',
  REFUND: 'returned',
  NOTPAY: 'none',
  USERPAYING: 'none',
  ACCEPT: 'none',
  CLOSED: 'none',
  REVOKED: 'none',
  PAYERROR: 'declined',
}

/** Every `status` of a refund. `ABNORMAL`: the payer's account accepts no money, staff continue at the platform. */
export const REFUND_STATUS: CodeTable<RefundOutcome['state']> = {
  SUCCESS: 'done',
  PROCESSING: 'pending',
  CLOSED: 'refused',
  ABNORMAL: 'refused',
}

/**
 * Meaning of the `code` of an error. `unknown`: there is no such order or refund. `final`: no money moved and none
 * will. `later`: our account has too little today, too many calls, or settings that can be corrected. A code that is
 * not here leads to another query.
 */
export type ErrorMeaning = 'unknown' | 'final' | 'later' | 'no-bill'
export const ERROR_MEANINGS: CodeTable<ErrorMeaning> = {
  ORDER_NOT_EXIST: 'unknown',
  ORDERNOTEXIST: 'unknown',
  RESOURCE_NOT_EXISTS: 'unknown',
  PARAM_ERROR: 'final',
  INVALID_REQUEST: 'final',
  USER_ACCOUNT_ABNORMAL: 'final',
  NOT_ENOUGH: 'later',
  FREQUENCY_LIMITED: 'later',
  SYSTEM_ERROR: 'later',
  SIGN_ERROR: 'later',
  NO_AUTH: 'later',
  MCH_NOT_EXISTS: 'later',
  APPID_MCHID_NOT_MATCH: 'later',
  STATEMENT_CREATING: 'later',
  NO_STATEMENT_EXIST: 'no-bill',
}
