import type { RefundState } from '@shuttle/domain'

/** A state of the ledger; `settled` is done, by another way than its provider. */
export type LedgerState = RefundState | 'settled'

export interface LedgerFilter {
  state?: LedgerState | undefined
  provider?: string | undefined
  /** Of a refund, an order or a payment. */
  number?: string | undefined
}
