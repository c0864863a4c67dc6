import type { ReturnHint } from '@shuttle/contracts'
import type { CodeTable } from '../code-table'
import type { ProviderPayment, RefundOutcome } from '../payment-provider'

/** Every status of a payment. FAILED and REJECTED: the balance was too low, or the card is not accepted. */
export const PAYMENT_STATUS: CodeTable<ProviderPayment['state']> = {
  SUCCESS: 'captured',
  REFUNDED: 'returned',
  PARTIALLY_REFUNDED: 'returned',
  NOT_FOUND: 'none',
  PENDING: 'none',
  EXPIRED: 'none',
  CANCELLED: 'none',
  FAILED: 'declined',
  REJECTED: 'declined',
}

/** Every status of a refund. `unknown`: there is none under this number. */
export const REFUND_STATUS: CodeTable<RefundOutcome['state'] | 'unknown'> = {
  SUCCESS: 'done',
  PENDING: 'pending',
  DUPLICATE_REQUEST: 'pending',
  FAILED: 'refused',
  REJECTED: 'refused',
  INVALID_AMOUNT: 'refused',
  NOT_FOUND: 'unknown',
}

/** Hint of a result for the browser that returns; with any other the provider is queried and no hint is shown. */
export const RESULT_HINT: CodeTable<ReturnHint> = {
  SUCCESS: 'done',
  CANCELLED: 'cancelled',
  EXPIRED: 'timedOut',
  FAILED: 'failed',
  REJECTED: 'failed',
}
