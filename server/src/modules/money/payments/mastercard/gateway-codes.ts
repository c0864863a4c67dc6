import type { CodeTable } from '../code-table'
import type { RefundOutcome } from '../payment-provider'

/** Every `result` of an order or a transaction. UNKNOWN: the acquirer has not answered yet. */
export const ORDER_RESULT: CodeTable<'success' | 'open' | 'failed'> = {
  SUCCESS: 'success',
  PENDING: 'open',
  UNKNOWN: 'open',
  FAILURE: 'failed',
  ERROR: 'failed',
}

/** Every `type` of a transaction: whether it moves money to the merchant, back, or none. */
export const TRANSACTION_TYPE: CodeTable<'takes' | 'returns' | 'neither'> = {
  PAYMENT: 'takes',
  CAPTURE: 'takes',
  REFUND: 'returns',
  REFUND_REQUEST: 'returns',
  VOID_PAYMENT: 'returns',
  VOID_CAPTURE: 'returns',
  CHARGEBACK: 'returns',
  AUTHENTICATION: 'neither',
  AUTHORIZATION: 'neither',
  AUTHORIZATION_UPDATE: 'neither',
  VOID_AUTHORIZATION: 'neither',
  VOID_REFUND: 'neither',
  VERIFICATION: 'neither',
  FUNDING: 'neither',
  DISBURSEMENT: 'neither',
}

/** Meaning of the `result` of a refund. */
export const REFUND_RESULT: CodeTable<RefundOutcome['state']> = {
  SUCCESS: 'done',
  PENDING: 'pending',
  UNKNOWN: 'pending',
  FAILURE: 'refused',
}

/** Meaning of the `cause` of an error. `busy`: the same request may succeed later. `refused`: this request will not. */
export const ERROR_CAUSE: CodeTable<'busy' | 'refused'> = {
  SERVER_BUSY: 'busy',
  SERVER_FAILED: 'busy',
  INVALID_REQUEST: 'refused',
  REQUEST_REJECTED: 'refused',
}
