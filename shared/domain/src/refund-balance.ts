import type { RefundState } from './derive-status'
import type { Cents } from './money'

/** The paid amount of an order, divided: the four amounts sum to it. */
export interface RefundBalance {
  /** Returned by the provider. */
  refunded: Cents
  /** Accepted, and not returned yet. */
  pending: Cents
  fee: Cents
  /** Paid for tickets that are not refunded. */
  balance: Cents
}

interface CountedRefund {
  state: RefundState | `unknown:${string}`
  refund: Cents
  fee: Cents
}

/** Divides the paid amount by the refunds of its tickets; an amount counts as refunded once its refund is done. */
export const computeRefundBalance = (paid: Cents, refunds: readonly CountedRefund[]): RefundBalance => {
  const sum = (counted: readonly CountedRefund[]) => counted.reduce((total, { refund }) => total + refund, 0)
  const refunded = sum(refunds.filter(({ state }) => state === 'done'))
  const pending = sum(refunds) - refunded
  const fee = refunds.reduce((total, one) => total + one.fee, 0)
  return { refunded, pending, fee, balance: paid - refunded - pending - fee }
}
