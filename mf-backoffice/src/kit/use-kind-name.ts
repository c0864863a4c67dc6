import type { DifferenceKind } from '@shuttle/domain/staff'
import { useDifferencesTexts } from './texts/use-differences-texts'

/** Keys of the texts about a kind of difference. */
export const KIND_KEYS = {
  'settled-twice': 'settledTwice',
  'unknown-payment': 'unknownPayment',
  'amount-differs': 'amountDiffers',
  'paid-not-recorded': 'paidNotRecorded',
  'recorded-not-paid': 'recordedNotPaid',
  'unknown-refund': 'unknownRefund',
  'refund-amount-differs': 'refundAmountDiffers',
  'refunded-not-recorded': 'refundedNotRecorded',
  'recorded-not-refunded': 'recordedNotRefunded',
  'not-comparable': 'notComparable',
} as const satisfies Record<DifferenceKind, string>

/** The name of a kind of difference. */
export const useKindName = (): ((kind: DifferenceKind) => string) => {
  const t = useDifferencesTexts()
  return (kind) => t(`kind.${KIND_KEYS[kind]}`)
}
