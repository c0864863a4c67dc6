import type { Cents } from '../money'
import { splitAmountDue } from '../paid-share'
import type { RefundQuoteItem } from '../refund-quote'
import type { RefundableOrder } from '../refundable-ticket'

/**
 * The same tickets at another fee, split over them in proportion to what was paid; undefined for a fee below 0, above
 * the paid amount, or of single cents where the order has none.
 */
export const overrideFee = (
  { currency, due }: Pick<RefundableOrder, 'currency' | 'due'>,
  items: readonly RefundQuoteItem[],
  fee: Cents,
): RefundQuoteItem[] | undefined => {
  const shares = items.map(({ paid }) => paid)
  const isOfTens = currency === 'HKD' && due % 10 === 0
  if (!Number.isInteger(fee) || fee < 0 || fee > shares.reduce((sum, paid) => sum + paid, 0)) return undefined
  if (isOfTens && fee % 10 !== 0) return undefined
  // In any other currency the split is to the cent.
  const fees = splitAmountDue(fee, shares, isOfTens ? 'HKD' : 'CNY')
  return items.map((item, at) => {
    const own = fees[at] ?? 0
    return {
      ...item,
      fee: own,
      refund: item.paid - own,
      rate: item.paid === 0 ? 0 : Math.round((own * 10_000) / item.paid),
    }
  })
}
