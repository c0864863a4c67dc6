import { DIFFERENCE_KINDS, type DifferenceKind } from '@shuttle/domain/staff'
import { useReconciliationTexts } from '../i18n/use-reconciliation-texts'

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
}

/** Name of a kind of difference, and what it means and asks for; a kind that this build does not know is its code. */
export const useKindName = () => {
  const t = useReconciliationTexts()
  const find = (kind: string): KindKey | undefined => {
    const known = DIFFERENCE_KINDS.find((one) => one === kind)
    return known && KEYS[known]
  }
  return {
    toName: (kind: string): string => {
      const key = find(kind)
      return key ? t(`kind.${key}`) : kind
    },
    toMeaning: (kind: string): string => {
      const key = find(kind)
      return key ? t(`meaning.${key}`) : ''
    },
  }
}
