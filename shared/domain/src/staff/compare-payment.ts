import { type DifferenceKind, isSameMoney, type ProviderMoney } from './difference-kind'

/**
 * How one payment differs between our books and its provider; undefined where they agree, also where neither has one.
 */
export const comparePayment = (
  ours: ProviderMoney | undefined,
  theirs: ProviderMoney | undefined,
): DifferenceKind | undefined => {
  if (!theirs) return ours && 'recorded-not-paid'
  if (!ours) return 'paid-not-recorded'
  return isSameMoney(ours, theirs) ? undefined : 'amount-differs'
}
