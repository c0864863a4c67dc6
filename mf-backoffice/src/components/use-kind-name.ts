import { DIFFERENCE_KINDS, type DifferenceKind } from '@shuttle/domain/staff'
import { useDifferencesTexts } from '../i18n/use-differences-texts'

type KindKey =
  | 'settledTwice'
  | 'unknownPayment'
  | 'amountDiffers'
  | 'paidNotRecorded'
  | 'recordedNotPaid'
  | 'unknownRefund'
  | 'refundAmountDiffers'
  | 'refundedNotRecorded'
  | 'recordedNotRefunded'
  | 'notComparable'

const KEYS: Record<DifferenceKind, KindKey> = {
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
}

export const findKindKey = (kind: string): KindKey | undefined => {
  const known = DIFFERENCE_KINDS.find((one) => one === kind)
  return known && KEYS[known]
}

/** The name of a kind of difference; an unknown kind is shown by its code. */
export const useKindName = (): ((kind: string) => string) => {
  const t = useDifferencesTexts()
  return (kind) => {
    const key = findKindKey(kind)
    return key ? t(`kind.${key}`) : kind
  }
}
