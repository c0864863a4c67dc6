import type { Cents, RefundQuoteItem } from '@shuttle/domain'
import { isReasonGiven, overrideFee } from '@shuttle/domain/staff'
import { Refusal } from '../../../runtime/errors'
import type { OrderToRefund } from '../../passenger/ticket-refunds'

/** A fee that staff may change. */
export interface FeeChange {
  /** Replaces the policy's fee; undefined leaves it. */
  newFee: Cents | undefined
  reasonText: string
}

const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((total, each) => total + each, 0)

/**
 * The tickets at the fee that is charged, and whether it was changed by hand. Throws STAFF_REASON_MISSING and
 * STAFF_FEE_INVALID.
 */
export const changeFee = (
  { refundable }: Pick<OrderToRefund, 'refundable'>,
  items: readonly RefundQuoteItem[],
  { newFee, reasonText }: FeeChange,
) => {
  const policyFee = sum(items.map(({ fee }) => fee))
  const isFeeChanged = newFee !== undefined && newFee !== policyFee
  if (isFeeChanged && !isReasonGiven(reasonText)) throw new Refusal('STAFF_REASON_MISSING')
  const charged = isFeeChanged ? overrideFee(refundable, items, newFee) : [...items]
  if (!charged) throw new Refusal('STAFF_FEE_INVALID')
  return { isFeeChanged, policyFee, items: charged, refund: sum(charged.map(({ refund }) => refund)) }
}
