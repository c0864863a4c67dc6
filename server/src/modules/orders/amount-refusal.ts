import type { ErrorCode } from '@shuttle/contracts'
import type { ClaimedAmounts } from './buy-ticket.request'

/**
 * Which word a claim of wrong amounts gets (accounts 8: invalid or missing amounts, order total against payment parts):
 * an amount that is missing or below nothing, parts that do not add up, or a total that is not the price.
 */
export const amountRefusal = ({ amount, coupons, balance, due }: ClaimedAmounts): ErrorCode => {
  if (amount <= 0 || [coupons, balance, due].some((part) => part < 0)) return 'AMOUNT_INVALID'
  return coupons + balance + due === amount ? 'AMOUNT_MISMATCH' : 'PAYMENT_PARTS_MISMATCH'
}
