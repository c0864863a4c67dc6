import type { LedgerState } from '@shuttle/domain/staff'

export interface LedgerFilter {
  state?: LedgerState | undefined
  provider?: string | undefined
  /** Of a refund, an order or a payment. */
  number?: string | undefined
}
